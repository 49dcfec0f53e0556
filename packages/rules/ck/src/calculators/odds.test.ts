import { type Calculation, enumerateWhole, oddsOf, SeededDice, seedOf } from '@acies/kernel';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { MET } from '../fight-dice.ts';
import { ckRules } from '../rule-set.ts';
import { SCENERY } from '../scenery.ts';
import { QUALITIES, TROOP_IDS } from '../troops.ts';

const calculation = (id: string): Calculation => ckRules.calculations.find((one) => one.id === id)!;

const bit = fc.boolean();
const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });
const type = fc.constantFrom('none' as const, ...TROOP_IDS);
const quality = fc.constantFrom(...QUALITIES);
const none: fc.Arbitrary<object> = fc.constant({ type: 'none' });

const unit = (traits: boolean): fc.Arbitrary<object> => {
  const trait = traits ? bit : fc.constant(false);
  return fc.record({ type, quality, worn: bit, noShield: bit, armoured: bit, bow: trait, pike: trait, shock: bit });
};
type Units = Record<'unit1' | 'unit2' | 'unit3' | 'unit4' | 'unit5', fc.Arbitrary<object>>;
const fiveUnits: Units = {
  unit1: unit(true),
  unit2: unit(true),
  unit3: unit(true),
  unit4: unit(true),
  unit5: unit(true),
};
/** Few dice, so that every throw can be walked: the fewer, the more is thrown after them. */
const twoUnits: Units = { unit1: unit(true), unit2: unit(false), unit3: none, unit4: none, unit5: none };
const oneUnit: Units = { unit1: unit(false), unit2: none, unit3: none, unit4: none, unit5: none };

const zone = (large: boolean, few: Units) => ({
  ...(large ? fiveUnits : few),
  general: bit,
  fightGift: bit,
  erratic: large ? bit : fc.constant(false),
  rearSupport: large ? bit : fc.constant(false),
  closeOrderAround: upTo(large ? 4 : 1),
  winning: upTo(large ? 3 : 1),
});
const fight = (large: boolean, few: Units): fc.Arbitrary<object> =>
  fc.record({
    assaulter: fc.record({ ...zone(large, few), late: upTo(large ? 3 : 1) }),
    target: fc.record({
      ...zone(large, few),
      met: fc.constantFrom(...MET),
      scenery: fc.constantFrom(...SCENERY),
      times: fc.integer({ min: 1, max: 4 }),
    }),
    bothBows: large ? bit : fc.constant(false),
  });

/** Inputs of each calculator, large or small. */
const INPUTS: Readonly<Record<string, (large: boolean) => fc.Arbitrary<object>>> = {
  general: () => fc.record({ zones: upTo(3), valiant: bit }),
  morale: () =>
    fc.record({
      casualties: upTo(20),
      hostileFaces: upTo(4),
      levy: bit,
      unsupported: bit,
      elite: bit,
      veteran: bit,
      hillOrWinning: bit,
      general: bit,
      moraleGift: bit,
    }),
  move: () =>
    fc.record({
      type: fc.constantFrom(...TROOP_IDS),
      quality,
      sideways: bit,
      leaves: fc.constantFrom(...SCENERY),
      enters: fc.constantFrom(...SCENERY),
      watched: bit,
    }),
  volley: (large) =>
    fc.record({
      shooters: fc.record(large ? fiveUnits : twoUnits),
      target: fc.record({ ...(large ? fiveUnits : twoUnits), general: bit }),
    }),
  artillery: () => fc.record({ pieces: fc.integer({ min: 1, max: 4 }) }),
  hits: (large) => fight(large, twoUnits),
  fight: (large) => fight(large, oneUnit),
  pursuit: () => fc.record({ margin: upTo(18), cavalry: upTo(3) }),
};

const CLAUSES: readonly [string, string][] = [
  ['CK-GEN-4', 'general'],
  ['CK-MOR-1', 'morale'],
  ['CK-MOV-2', 'move'],
  ['CK-SHO-1', 'volley'],
  ['CK-SHO-4', 'artillery'],
  ['CK-FGT-6', 'hits'],
  ['CK-OUT-1', 'fight'],
  ['CK-PUR-1', 'pursuit'],
];

it('there is a calculator for every throw of the sheet, and a case here for each', () => {
  expect(ckRules.calculations.map(({ id }) => id)).toEqual(CLAUSES.map(([, id]) => id));
  expect(Object.keys(INPUTS).sort()).toEqual(CLAUSES.map(([, id]) => id).sort());
});

interface Table {
  readonly chances: Map<string, number>;
  readonly means: Record<string, number>;
}

/** The odds of a calculator with every throw walked and nothing merged on the way. */
function walked(one: Calculation, prepared: unknown): Table {
  const chances = new Map<string, number>();
  const means: Record<string, number> = {};
  for (const { value, chance } of enumerateWhole((dice) => one.resolve(prepared, dice), JSON.stringify).values()) {
    const text = one.describe(value);
    chances.set(text, (chances.get(text) ?? 0) + chance);
    for (const [name, measure] of Object.entries(one.measures!(value)))
      means[name] = (means[name] ?? 0) + measure * chance;
  }
  return { chances, means };
}

describe.each(CLAUSES)('%s the odds of the %s calculator', (clause, id) => {
  const one = calculation(id);
  const prepare = (input: object) => one.prepare(one.input.parse(input));

  test.prop([INPUTS[id]!(true)], { numRuns: 60 })(
    `${clause} sum to 1 and are all different, as the rows of each tally sum to its total`,
    (input) => {
      const prepared = prepare(input);
      for (const { tally } of prepared.tallies)
        expect(tally.rows.reduce((sum: number, row: { value: number }) => sum + row.value, 0)).toBe(tally.total);
      if (prepared.verdict.kind === 'impossible') return;
      const { rows, means } = oddsOf(one, prepared);
      expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
      for (const { chance } of rows) expect(chance).toBeGreaterThan(0);
      for (const mean of Object.values(means)) expect(mean).toBeGreaterThanOrEqual(0);
    },
  );

  test.prop([INPUTS[id]!(false)], { numRuns: id === 'fight' ? 15 : 25 })(
    `${clause} are those of every throw by itself`,
    (input) => {
      const prepared = prepare(input);
      fc.pre(prepared.verdict.kind !== 'impossible');
      const { chances, means: expected } = walked(one, prepared);
      const { rows, means } = oddsOf(one, prepared);
      expect(new Set(rows.map(({ text }) => text))).toEqual(new Set(chances.keys()));
      for (const { text, chance } of rows) expect(chance, text).toBeCloseTo(chances.get(text)!, 9);
      expect(Object.keys(means)).toEqual(Object.keys(expected));
      for (const name of Object.keys(means)) expect(means[name], name).toBeCloseTo(expected[name]!, 9);
    },
  );
});

const THROWS = 20_000;
const co = (...traits: string[]): object => ({ type: 'CO', ...Object.fromEntries(traits.map((name) => [name, true])) });
const commanded = { general: true, fightGift: true, erratic: true };

/** One situation a calculator, with many outcomes; fights with everything that can be thrown for. */
const SAMPLES: readonly [string, string, object][] = [
  ['CK-GEN-4', 'general', { zones: 3, valiant: true }],
  ['CK-MOR-1', 'morale', { casualties: 4, general: true }],
  ['CK-MOV-2', 'move', { sideways: true }],
  ['CK-SHO-1', 'volley', { shooters: { unit1: co('bow'), unit2: co('bow') }, target: { general: true } }],
  ['CK-SHO-4', 'artillery', { pieces: 2 }],
  ['CK-FGT-6', 'hits', {}],
  [
    'CK-FGT-7',
    'hits',
    {
      assaulter: { unit1: co('bow', 'pike'), unit2: co('pike'), ...commanded },
      target: { unit1: co('bow', 'pike'), ...commanded },
      bothBows: true,
    },
  ],
  ['CK-OUT-1', 'fight', { assaulter: { unit3: { type: 'Cav' }, general: true }, target: { unit1: co('bow') } }],
  ['CK-PUR-1', 'pursuit', { margin: 2, cavalry: 2 }],
];

describe('CK-FGT-6 CK-MOR-2 CK-SHO-1 many throws fit the odds', () => {
  it.each(SAMPLES)(`%s %s ${THROWS} times`, (_, id, input) => {
    const one = calculation(id);
    const prepared = one.prepare(one.input.parse(input));
    const { rows } = oddsOf(one, prepared);
    const dice = new SeededDice(seedOf(19));
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
