import { type Calculation, type Followup, type Prepared, rollOnce, valueAt } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../rule-sets.ts';
import { readSituation } from './read.ts';
import { formFields, type Settings } from './situation.ts';

const SHEETS = await Promise.all(CARDS.map(({ sheet }) => sheet()));
const ALL = SHEETS.flatMap((sheet) =>
  sheet.calculations.map((calculation: Calculation) => ({ name: `${sheet.id}/${calculation.id}`, calculation })),
);
const calculationOf = (name: string): Calculation => ALL.find((each) => each.name === name)!.calculation;
const filled = (name: string, settings: Settings, path: string): unknown =>
  valueAt(readSituation(calculationOf(name), settings).filled, path);

const SEEDS = [1, 2, 3];

/** Every value of every choice, and every switch the other way round, one at a time. */
const situationsOf = (calculation: Calculation): Settings[] => [
  new Map(),
  ...formFields(calculation).flatMap(({ path, kind, choices, usual }) => {
    const values = kind === 'choice' ? choices : kind === 'boolean' ? [String(usual !== true)] : [];
    return values.map((value) => new Map([[path, value]]));
  }),
];

describe('what a troop type fills in', () => {
  it.each([
    ['hex/melee', 'attacker.type', 'WB', 'attacker.impact', 3],
    ['hex/melee', 'attacker.type', 'HI', 'attacker.impact', 1],
    ['hex/melee', 'attacker.type', 'Leg', 'attacker.pilum', true],
    ['hex/melee', 'attacker.type', 'WB', 'attacker.pilum', false],
    ['hex/melee', 'attacker.ground', 'woods', 'attacker.began', 'woods'],
    ['hex/morale', 'type', 'Sk', 'start', 2],
    ['hex/pilum', 'type', 'Sk', 'start', 2],
    ['hex/melee', 'attacker.start', '7', 'attacker.sp', 7],
    ['hex/firing', 'shooter.type', 'Sk', 'shooter.missiles', 'javelins'],
    ['hex/pursuit', 'type', 'Ch', 'impact', 2],
    ['clock/melee', 'attacker.type', 'WB', 'attacker.tribal', true],
    ['clock/melee', 'attacker.type', 'Leg', 'attacker.tribal', false],
    ['clock/melee', 'attacker.charging', 'true', 'attacker.stationary', false],
    ['clock/melee', 'attacker.charging', 'false', 'attacker.stationary', true],
    ['clock/fearsome', 'enemy', 'WB', 'fearsome', 'inexperienced'],
    ['clock/rally', 'type', 'Pike', 'phalanx', true],
    ['legio/combat', 'red.type', 'Sk', 'red.formation', 'unformed'],
    ['legio/combat', 'red.type', 'WB', 'red.formation', 'line'],
    ['legio/combat', 'red.motion', 'pursuing', 'red.formation', 'unformed'],
    ['legio/combat', 'red.type', 'El', 'red.stands', 1],
    ['legio/charge', 'charged.type', 'Sk', 'response', 'evade'],
    ['legio/charge', 'charger.pursuing', 'true', 'charger.formation', 'unformed'],
    ['legio/manoeuvre', 'type', 'Sk', 'into', 'column'],
    ['cb/combat', 'red.type', 'Cat', 'red.combat', 4],
    ['cb/combat', 'red.type', 'Jav', 'red.weapon', 'javelin'],
    ['cb/combat', 'red.grade', 'A', 'red.morale', 'high'],
    ['cb/combat', 'red.type', 'El', 'red.breed', 'african'],
    ['cb/combat', 'red.type', 'HI', 'red.breed', undefined],
    ['cb/volley', 'target.type', 'El', 'target.stands', 2],
    ['cb/volley', 'target.type', 'HI', 'target.stands', undefined],
    ['cb/pursuit', 'newEnemy.type', 'Sk', 'newEnemy.formation', 'unformed'],
  ])('%s with %s %s: %s is %s', (name, path, value, implied, expected) => {
    expect(filled(name, new Map([[path, value]]), implied)).toBe(expected);
  });

  it('leaves what is given', () => {
    expect(filled('hex/melee', new Map([['attacker.sp', '2']]), 'attacker.sp')).toBe(2);
    expect(filled('cb/combat', new Map([['red.armoured', 'false']]), 'red.armoured')).toBe(false);
  });

  /** A situation that follows, with all that it leaves open. */
  const followed = (sheet: string, { calculation: id, words, input }: Followup) => {
    const next = calculationOf(`${sheet}/${id}`);
    const given = next.input.parse(input);
    return { id, words, input: next.filledIn?.(given) ?? given };
  };

  /** What a situation comes to: all that is known before the dice, some throws, and what follows each of them. */
  const comesTo = (name: string, calculation: Calculation, situation: unknown) => {
    const { verdict, tallies, dice, notes }: Prepared = calculation.prepare(situation);
    if (verdict.kind === 'impossible') return { verdict, tallies, dice, notes };
    const throws = SEEDS.map((seed) => {
      const { outcome, text, dice: fallen } = rollOnce(calculation, calculation.prepare(situation), seed);
      const next = calculation.next?.(situation, outcome) ?? [];
      return { text, fallen, next: next.map((each) => followed(name.split('/')[0]!, each)) };
    });
    return { verdict, tallies, dice, notes, throws };
  };

  it.each(ALL)('$name comes to the same with each of it, whatever else is chosen', ({ name, calculation }) => {
    const open = formFields(calculation).filter(({ usual }) => usual === undefined);
    for (const settings of situationsOf(calculation)) {
      const { situation, filled: whole } = readSituation(calculation, settings);
      const expected = comesTo(name, calculation, situation);
      expect(calculation.input.parse(whole)).toEqual(whole);
      // One at a time: what is wrong on both sides alike may come to the same.
      for (const { path } of open) {
        if (settings.has(path) || valueAt(whole, path) === undefined) continue;
        const { situation: given } = readSituation(
          calculation,
          new Map([...settings, [path, `${valueAt(whole, path)}`]]),
        );
        expect(comesTo(name, calculation, given), `${[...settings]} ${path}`).toEqual(expected);
      }
    }
  });

  it.each(ALL)(
    '$name leaves nothing open that has no usual value, or it makes no difference',
    ({ name, calculation }) => {
      const open = formFields(calculation).filter(
        ({ path, usual }) => usual === undefined && filled(name, new Map(), path) === undefined,
      );
      expect(open.map(({ path }) => path).filter((path) => !/breed$/.test(path))).toEqual(
        { 'cb/volley': ['target.stands'], 'cb/pursuit': ['newEnemy.formation'] }[name] ?? [],
      );
    },
  );
});
