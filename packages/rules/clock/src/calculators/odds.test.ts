import { type Calculation, enumerateWhole, oddsOf, SeededDice, seedOf } from '@acies/kernel';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from '../index.ts';
import { LEADER_IDS } from '../leader-fate.ts';
import { ATTACKED } from '../melee-factors.ts';
import { FEARSOME_TO, GRADES } from '../traits.ts';
import { TROOP_IDS } from '../troops.ts';

const calculation = (id: string): Calculation => CALCULATIONS.find((one) => one.id === id)!;

const bit = fc.boolean();
const trait = fc.option(bit, { nil: undefined });
const type = fc.constantFrom(...TROOP_IDS);
const grade = fc.constantFrom(...GRADES);
const leader = fc.constantFrom('none', ...LEADER_IDS);
const upTo = (most: number, least = 0): fc.Arbitrary<number> => fc.integer({ min: least, max: most });

const fighter = {
  ...{ type, combat: grade, dmz: upTo(2), hadDmz: bit, leader, friendInReach: bit, inRough: bit, inDenseWoods: bit },
  ...{ uphill: bit, attacked: fc.constantFrom(...ATTACKED), column: bit, supports: upTo(2), firstCombat: bit },
  ...{ canRetreat: bit, heavyArmour: trait, tribal: trait, wildCharge: trait, shieldwall: trait, phalanx: trait },
  ...{ pila: trait, handThrown: trait },
};

const INPUTS: Readonly<Record<string, fc.Arbitrary<object>>> = {
  rally: fc.record({ type, dmz: upTo(2, 1), rally: grade, leader, shieldwall: trait, phalanx: trait }),
  fire: fc.record({
    ...{ firers: upTo(8, 1), proven: upTo(4), inexperienced: upTo(4), artillery: upTo(8), steadyUnderFire: bit },
    target: fc.record({ type, heavyArmour: trait, dmz: upTo(2), canRetreat: bit }),
  }),
  fearsome: fc.record({
    ...{ type, dmz: upTo(2), hadDmz: bit, tribal: trait, rally: grade, leader, shieldwall: trait, phalanx: trait },
    ...{ enemy: type, fearsome: fc.option(fc.constantFrom(...FEARSOME_TO), { nil: undefined }) },
  }),
  melee: fc.record({
    attacker: fc.record({ ...fighter, charging: bit }),
    defender: fc.record({ ...fighter, stationary: bit, defendsBank: bit }),
    pilaAgainstArmour: bit,
    spearsInRough: bit,
  }),
  leader: fc.record({ friendInReach: bit }),
};

const CLAUSES: readonly [string, string][] = [
  ['MC-RAL-1', 'rally'],
  ['MC-FIRE-1', 'fire'],
  ['MC-RAL-3', 'fearsome'],
  ['MC-MEL-1', 'melee'],
  ['MC-LDR-1', 'leader'],
];

it('there is a calculator for every procedure of the sheet, and a case here for each', () => {
  expect(CALCULATIONS.map(({ id }) => id)).toEqual(CLAUSES.map(([, id]) => id));
  expect(Object.keys(INPUTS)).toEqual(CLAUSES.map(([, id]) => id));
});

describe.each(CLAUSES)('%s the odds of the %s calculator', (clause, id) => {
  const one = calculation(id);
  const prepare = (input: object) => one.prepare(one.input.parse(input));

  test.prop([INPUTS[id]!], { numRuns: 100 })(
    `${clause} sum to 1, as the rows of each tally do to its total`,
    (input) => {
      const prepared = prepare(input);
      for (const { tally } of prepared.tallies)
        expect(tally.rows.reduce((sum: number, row: { value: number }) => sum + row.value, 0)).toBe(tally.total);
      if (prepared.verdict.kind === 'impossible') return;
      const { rows } = oddsOf(one, prepared);
      expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
      for (const { text, chance } of rows) {
        expect(chance).toBeGreaterThan(0);
        expect(text).not.toMatch(/undefined|null|NaN/);
      }
    },
  );

  test.prop([INPUTS[id]!], { numRuns: 40 })(`${clause} are those of every single throw`, (input) => {
    const prepared = prepare(input);
    if (prepared.verdict.kind === 'impossible') return;
    const chances = new Map<string, number>();
    const means: Record<string, number> = {};
    for (const { value, chance } of enumerateWhole((dice) => one.resolve(prepared, dice), JSON.stringify).values()) {
      const text = one.describe(value);
      chances.set(text, (chances.get(text) ?? 0) + chance);
      for (const [name, amount] of Object.entries(one.measures!(value)))
        means[name] = (means[name] ?? 0) + amount * chance;
    }
    const odds = oddsOf(one, prepared);
    expect(new Set(odds.rows.map(({ text }) => text))).toEqual(new Set(chances.keys()));
    for (const { text, chance } of odds.rows) expect(chance).toBeCloseTo(chances.get(text)!, 9);
    for (const name of Object.keys(means)) expect(odds.means[name]).toBeCloseTo(means[name]!, 9);
  });
});

const THROWS = 20_000;

const SAMPLES: readonly [string, string, object][] = [
  ['MC-RAL-1', 'rally', { leader: 'general' }],
  ['MC-FIRE-1', 'fire', { firers: 3, artillery: 2, target: { dmz: 1 } }],
  ['MC-RAL-3', 'fearsome', { leader: 'subordinate' }],
  ['MC-MEL-1', 'melee', { attacker: { leader: 'general' }, defender: { dmz: 1, leader: 'subordinate' } }],
  ['MC-MEL-6', 'melee', { attacker: { type: 'HH', dmz: 1, canRetreat: false }, defender: { type: 'WB' } }],
  ['MC-LDR-1', 'leader', {}],
];

describe('MC-FIRE-1 MC-MEL-1 MC-RAL-1 many throws fit the odds', () => {
  it.each(SAMPLES)(`%s %s ${THROWS} times`, (_, id, input) => {
    const one = calculation(id);
    const prepared = one.prepare(one.input.parse(input));
    const { rows } = oddsOf(one, prepared);
    const dice = new SeededDice(seedOf(23));
    const counts = new Map<string, number>();
    for (let i = 0; i < THROWS; i++) {
      const text = one.describe(one.resolve(prepared, dice));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(rows.length).toBeGreaterThan(1);
    for (const text of counts.keys()) expect(rows.map((row) => row.text)).toContain(text);
    for (const { text, chance } of rows) {
      const sigma = Math.sqrt(THROWS * chance * (1 - chance));
      expect(Math.abs((counts.get(text) ?? 0) - THROWS * chance), text).toBeLessThanOrEqual(4 * sigma + 1);
    }
  });
});
