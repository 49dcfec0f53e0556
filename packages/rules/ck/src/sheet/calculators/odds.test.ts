import type { Calculation } from '@acies/kernel/odds';
import { checkSums, checkThrows, checkWalked } from '@acies/kernel/testing';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ckRules } from '../../rule-set.ts';
import { MET } from '../chapters/fight-dice.ts';
import { AGAIN } from '../chapters/reroll-policy.ts';
import { SCENERY } from '../scenery.ts';
import { QUALITIES, TROOP_IDS } from '../troops.ts';

const calculation = (id: string): Calculation => ckRules.calculations.find((one) => one.id === id)!;

const bit = fc.boolean();
const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });
const type = fc.constantFrom('none' as const, ...TROOP_IDS);
const again = fc.constantFrom(...AGAIN);
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
  again,
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
      again,
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
      target: fc.record({ ...(large ? fiveUnits : twoUnits), general: bit, again }),
    }),
  artillery: () => fc.record({ pieces: fc.integer({ min: 1, max: 4 }) }),
  hits: (large) => fight(large, twoUnits),
  fight: (large) => fight(large, oneUnit),
  pursuit: () => fc.record({ margin: upTo(18), cavalry: upTo(3), again }),
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

describe.each(CLAUSES)('%s the odds of the %s calculator', (clause, id) => {
  const one = calculation(id);

  test.prop([INPUTS[id]!(true)], { numRuns: 60 })(
    `${clause} sum to 1 and are all different, as the rows of each tally sum to its total`,
    (input) => checkSums(one, input),
  );

  test.prop([INPUTS[id]!(false)], { numRuns: id === 'fight' ? 15 : 25 })(
    `${clause} are those of every throw by itself`,
    (input) => fc.pre(checkWalked(one, input)),
  );
});

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
  it.each(SAMPLES)('%s %s', (_, id, input) => checkThrows(calculation(id), input));
});
