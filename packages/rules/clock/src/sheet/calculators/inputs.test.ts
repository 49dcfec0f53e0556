import type { Calculation, Prepared } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lines } from '../../testing/fighters.ts';
import { leaderFrom } from './fields.ts';
import { fireCalculation } from './fire.ts';
import { CALCULATIONS } from './index.ts';
import { meleeCalculation } from './melee.ts';
import { nerveCalculation, rallyCalculation } from './rally.ts';

const prepare = (calculation: Calculation, input: object): Prepared =>
  calculation.prepare(calculation.input.parse(input));
const rows = (prepared: Prepared): string[][] =>
  prepared.tallies.map(({ heading, tally }) => [heading, ...lines(tally)]);
const impossible = (clause: string, text: string) => ({ kind: 'impossible', because: { clause, text } });

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly type?: string;
}

/** The fields of a form that lack a description, or are lists. */
function undescribed({ properties = {} }: Schema, path: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const here = field.description && field.type !== 'array' ? [] : [`${path}${name}`];
    return [...here, ...undescribed(field, `${path}${name}.`)];
  });
}

describe('the forms', () => {
  it.each(CALCULATIONS.map((one) => [one.id, one] as const))('%s has defaults, and words for every field', (_, one) => {
    expect(one.input.safeParse({}).success).toBe(true);
    expect(undescribed(z.toJSONSchema(one.input, { io: 'input' }) as Schema, '')).toEqual([]);
    expect(one.input.safeParse({ nonsense: 1 }).success).toBe(false);
  });
});

describe('MC-MEL-4 who attacks a flank or a rear', () => {
  const penalty = (attacker: object, defender: object): string[] =>
    prepare(meleeCalculation, { attacker, defender })
      .tallies.flatMap(({ tally }) => lines(tally))
      .filter((line) => line.startsWith('MC-MEL-4'));

  it.each([
    ['LH', 'flank', 'MC-MEL-4 attacked in flank by light horse -2'],
    ['LH', 'rear', 'MC-MEL-4 attacked in rear by light horse -4'],
    ['HH', 'flank', 'MC-MEL-4 attacked in flank -1'],
    ['HH', 'rear', 'MC-MEL-4 attacked in rear -2'],
    ['HH', 'flank by light horse', 'MC-MEL-4 attacked in flank by light horse -2'],
    ['LH', 'flank by others', 'MC-MEL-4 attacked in flank -1'],
    ['LH', 'rear by others', 'MC-MEL-4 attacked in rear -2'],
  ])('MC-MEL-4 %s in %s', (type, attacked, row) => {
    expect(penalty({ type }, { attacked })).toEqual([row]);
    expect(penalty({ attacked }, { type })).toEqual([row]);
  });

  it('MC-MEL-4 light horse in front are no worse', () => expect(penalty({ type: 'LH' }, {})).toEqual([]));
});

describe('MC-MEL-8 who is uphill', () => {
  it('MC-MEL-8 not both', () => {
    const uphill = { uphill: true };
    expect(prepare(meleeCalculation, { attacker: uphill, defender: uphill }).verdict).toEqual(
      impossible('MC-MEL-8', 'not both of them are uphill of the other'),
    );
    expect(prepare(meleeCalculation, { attacker: uphill }).verdict.kind).toBe('roll');
    expect(prepare(meleeCalculation, { defender: uphill }).verdict.kind).toBe('roll');
  });
});

describe('MC-UNIT-4 the type fills in what is not given', () => {
  it('MC-MEL-5 MC-MEL-9 a warband charges legionaries', () => {
    const usual = prepare(meleeCalculation, {});
    expect(usual.verdict.kind).toBe('roll');
    expect(rows(usual)).toEqual([
      [
        'attacker adds',
        'MC-MEL-1 combat factor +3',
        'MC-MEL-5 pikes, warband or heavy horse charging +1',
        'MC-MEL-5 wild charge +1',
        'MC-MEL-10 tribal, no DMZ yet +1',
      ],
      ['defender adds', 'MC-MEL-1 combat factor +4', 'MC-MEL-9 pila, first round of combat +2'],
    ]);
    expect(usual.dice).toHaveLength(1);
    expect(prepare(meleeCalculation, { defender: { leader: 'general' } }).dice).toHaveLength(2);
    expect(prepare(meleeCalculation, { attacker: { leader: 'general' } }).dice).toHaveLength(2);
  });

  it('MC-MEL-1 every field of the attacker reaches his tally', () => {
    const attacker = {
      ...{ type: 'Spear', combat: 'elite', dmz: 1, hadDmz: true, leader: 'general', inDenseWoods: true, uphill: true },
      ...{ attacked: 'rear', column: true, supports: 2, heavyArmour: true, tribal: true, wildCharge: true },
      ...{ shieldwall: true, phalanx: true, pila: true, handThrown: true },
    };
    const defender = { type: 'HH', heavyArmour: true };
    expect(rows(prepare(meleeCalculation, { attacker, defender }))[0]).toEqual([
      'attacker adds',
      'MC-MEL-1 combat factor +4',
      'MC-MEL-3 support +2',
      'MC-MEL-4 attacked in rear -2',
      'MC-MEL-4 phalanx attacked in flank or rear -1',
      'MC-MEL-5 wild charge +1',
      'MC-MEL-7 archers, spears or light artillery in rough terrain -1',
      'MC-MEL-7 doubled in dense woods -1',
      'MC-MEL-8 uphill, or charging down a slope +1',
      'MC-MEL-9 hand-thrown missiles +1',
      'MC-MEL-9 pila, first round of combat +2',
      'MC-MEL-9 phalanx +1',
      'MC-MEL-9 spears against mounted +1',
      'MC-MEL-10 veteran or elite +1',
      'MC-MEL-10 DMZ -1',
      'MC-MEL-10 leader +1',
      'MC-MEL-9 missiles against heavy armour -1',
    ]);
    const off = { attacker, defender, pilaAgainstArmour: false, spearsInRough: false };
    const left = rows(prepare(meleeCalculation, off))[0]!;
    expect(left.filter((line) => /armour|rough|woods/.test(line))).toEqual([]);
    const later = { ...attacker, firstCombat: false, inDenseWoods: false, inRough: true, attacked: 'front' };
    expect(rows(prepare(meleeCalculation, { attacker: later, defender }))[0]).toEqual(
      expect.arrayContaining([
        'MC-MOV-7 in column, counts as flanked -1',
        'MC-MEL-7 archers, spears or light artillery in rough terrain -1',
      ]),
    );
    expect(
      rows(prepare(meleeCalculation, { attacker: later, defender }))
        .flat()
        .join(),
    ).not.toMatch(/pila|woods/);
  });

  it('MC-MEL-9 who charges, who is charged and who stood still', () => {
    const thrown = 'MC-MEL-9 hand-thrown missiles +1';
    const wall = 'MC-MEL-9 shieldwall, stationary +1';
    const own = { type: 'Rab', handThrown: true, shieldwall: true };
    const fight = (attacker: object, defender: object) =>
      rows(prepare(meleeCalculation, { attacker: { ...own, ...attacker }, defender: { ...own, ...defender } })).map(
        (side) => side.slice(2),
      );
    expect(fight({}, {})).toEqual([[thrown], [thrown, wall]]);
    expect(fight({ charging: false }, { stationary: false })).toEqual([[wall], []]);
    expect(prepare(meleeCalculation, { attacker: { charging: true, stationary: true } }).verdict).toEqual(
      impossible('MC-MEL-9', 'who has charged is not stationary'),
    );
    expect(meleeCalculation.filledIn!(meleeCalculation.input.parse({})).attacker.stationary).toBe(false);
    expect(fight({ charging: false, stationary: false }, {})).toEqual([[], [wall]]);
    expect(fight({ charging: false, defendsBank: true }, { defendsBank: true })).toEqual([
      ['MC-MEL-8 defending a stream’s bank +1', wall],
      ['MC-MEL-8 defending a stream’s bank +1', wall],
    ]);
  });

  it('MC-ORD-3 MC-MEL-8 what cannot be', () => {
    const camp = { type: 'Camp' };
    expect(prepare(meleeCalculation, { attacker: camp }).verdict).toEqual(
      impossible('MC-ORD-3', 'a camp does not charge'),
    );
    expect(prepare(meleeCalculation, { attacker: { ...camp, charging: false } }).verdict.kind).toBe('roll');
    expect(prepare(meleeCalculation, { defender: camp }).verdict.kind).toBe('roll');
    expect(prepare(meleeCalculation, { attacker: { defendsBank: true } }).verdict).toEqual(
      impossible('MC-MEL-8', 'who charges does not defend a bank'),
    );
    expect(prepare(meleeCalculation, { defender: { defendsBank: true } }).verdict.kind).toBe('roll');
    expect(prepare(nerveCalculation, camp).verdict).toEqual(impossible('MC-ORD-3', 'a camp does not charge'));
  });

  it('MC-FIRE-1 MC-FIRE-3 fire', () => {
    const all = { firers: 2, proven: 2, artillery: 2, target: { heavyArmour: true } };
    expect(rows(prepare(fireCalculation, all))).toEqual([
      [
        'modifiers of the roll',
        'MC-FIRE-3 elite or veteran firing +1',
        'MC-FIRE-3 target in heavy armour -1',
        'MC-FIRE-3 light artillery +1',
      ],
    ]);
    expect(rows(prepare(fireCalculation, { inexperienced: 1 }))[0]).toContain('MC-FIRE-3 inexperienced firing -1');
    const words = [1, 2, 3, 4, 5].map((firers) => prepare(fireCalculation, { firers }).dice[0]);
    expect(words.map((text) => text!.split('row for ')[1])).toEqual([
      'one unit',
      'two units',
      'three units',
      'four or more units',
      'four or more units',
    ]);
  });

  it.each([
    [{ firers: 2, proven: 3 }, false],
    [{ firers: 2, proven: 2, inexperienced: 1 }, false],
    [{ firers: 2, artillery: 3 }, false],
    [{ firers: 2, proven: 1, inexperienced: 1, artillery: 2 }, true],
  ])('MC-FIRE-1 %j can be: %s', (input, can) => {
    const { verdict } = prepare(fireCalculation, input);
    expect(verdict).toEqual(can ? { kind: 'roll' } : impossible('MC-FIRE-1', 'more units are described than fire'));
  });

  it('MC-RAL-1 MC-RAL-2 MC-RAL-3 tests', () => {
    const rallying = prepare(rallyCalculation, { type: 'Pike', dmz: 2, rally: 'veteran', leader: 'subordinate' });
    expect(rows(rallying)).toEqual([
      ['score needed', 'MC-RAL-1 basic score +6'],
      [
        'modifiers of the roll',
        'MC-RAL-2 DMZ -2',
        'MC-RAL-2 elite or veteran +1',
        'MC-RAL-2 shieldwall or phalanx +1',
        'MC-RAL-2 leader +1',
      ],
    ]);
    expect(rallying.dice).toEqual(['1D10, succeeds on 5 or more']);
    expect(rallyCalculation.input.safeParse({ dmz: 0 }).success).toBe(false);
    const charging = prepare(nerveCalculation, { type: 'WB', rally: 'inexperienced', enemy: 'WB' });
    expect(rows(charging)[1]).toEqual([
      'modifiers of the roll',
      'MC-RAL-2 inexperienced -1',
      'MC-RAL-2 tribal, no DMZ yet +1',
      'MC-RAL-2 to charge a fearsome enemy -2',
    ]);
    const free = prepare(nerveCalculation, { enemy: 'WB' });
    expect([free.verdict.kind, free.tallies, free.dice]).toEqual(['automatic', [], ['none']]);
    expect(prepare(nerveCalculation, { enemy: 'Cam', fearsome: 'all' }).verdict.kind).toBe('roll');
  });

  it('MC-UNIT-5 a leader’s factors, none without one', () => {
    expect([leaderFrom('none').combat, leaderFrom('none').rally]).toEqual([0, 0]);
    expect([leaderFrom('general').rally, leaderFrom('subordinate').rally]).toEqual([2, 1]);
  });
});
