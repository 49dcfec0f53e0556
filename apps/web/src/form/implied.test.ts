import { describe, expect, it } from 'vitest';
import { CARDS } from '../sheets.ts';
import { impliedValue } from './implied.ts';
import { formFields, type Settings } from './situation.ts';

async function implied(procedure: string, settings: Settings, path: string): Promise<unknown> {
  const [sheetId, id] = procedure.split('/');
  const sheet = await CARDS.find((card) => card.id === sheetId)!.load();
  const calculation = sheet.calculations.find((each) => each.id === id)!;
  return impliedValue(calculation, settings, formFields(calculation).find((field) => field.path === path)!);
}

describe('what a troop type implies', () => {
  it.each([
    ['hex/melee', 'attacker.type', 'WB', 'attacker.impact', 3],
    ['hex/melee', 'attacker.type', 'HI', 'attacker.impact', 1],
    ['hex/melee', 'attacker.type', 'Leg', 'attacker.pilum', true],
    ['hex/melee', 'attacker.type', 'WB', 'attacker.pilum', false],
    ['hex/morale', 'type', 'Sk', 'start', 2],
    ['clock/melee', 'attacker.type', 'WB', 'attacker.tribal', true],
    ['clock/melee', 'attacker.type', 'Leg', 'attacker.tribal', false],
    ['legio/combat', 'red.type', 'Sk', 'red.formation', 'unformed'],
    ['legio/combat', 'red.type', 'WB', 'red.formation', 'line'],
    ['legio/combat', 'red.type', 'El', 'red.stands', 1],
    ['cb/combat', 'red.type', 'Cat', 'red.combat', 4],
    ['cb/combat', 'red.type', 'Jav', 'red.weapon', 'javelin'],
  ])('%s with %s %s: %s is %s', async (procedure, typePath, type, path, value) => {
    expect(await implied(procedure, new Map([[typePath, type]]), path)).toBe(value);
  });

  it('follows other values too', async () => {
    expect(await implied('hex/melee', new Map([['attacker.start', '7']]), 'attacker.sp')).toBe(7);
  });

  it('says nothing where it makes no difference, or where the situation cannot be', async () => {
    expect(await implied('hex/pilum', new Map(), 'start')).toBeUndefined();
    expect(await implied('hex/melee', new Map([['attacker.ranks', '99']]), 'attacker.sp')).toBeUndefined();
  });
});
