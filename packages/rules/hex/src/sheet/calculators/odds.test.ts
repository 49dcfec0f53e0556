import type { Dice } from '@acies/kernel';
import type { Calculation, Prepared } from '@acies/kernel/odds';
import { checkSums, checkThrows, checkWalked, preparedFrom } from '@acies/kernel/testing';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { hexRules } from '../../rule-set.ts';
import { everyThrow } from '../../testing/every-throw.ts';
import { PATHS } from '../chapters/firing.ts';
import { ARCS } from '../chapters/melee-factors.ts';
import { ORDER_PURPOSES } from '../chapters/orders.ts';
import { TERRAINS } from '../terrain.ts';
import { CLASSES, MISSILES, TROOP_IDS, TROOPS, type TroopId } from '../troops.ts';

const calculation = (id: string): Calculation => hexRules.calculations.find((one) => one.id === id)!;

const optional = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined });
const type = fc.constantFrom(...TROOP_IDS);
const bit = fc.boolean();
const upTo = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });
const strength = (most: number) => fc.integer({ min: 1, max: most });
/** Who has more left than its type had more. */
const started = <T extends { type?: TroopId; sp: number }>(stand: T) => ({
  ...stand,
  start: Math.max(stand.sp, TROOPS[stand.type ?? 'Leg'].sp),
});
const where = { ground: fc.constantFrom(...TERRAINS), defences: bit, height: upTo(2) };

/** Inputs of each calculator with strengths up to so many, where the number of dice follows from them. */
const INPUTS: Readonly<Record<string, (most: number) => fc.Arbitrary<object>>> = {
  'order-test': () =>
    fc.record({
      purpose: fc.constantFrom(...ORDER_PURPOSES),
      class: fc.constantFrom(...CLASSES),
      leaderAttached: bit,
      inRange: bit,
      movements: upTo(4),
    }),
  firing: (most) =>
    fc.record({
      shooter: fc
        .record({
          type: fc.constantFrom<TroopId>('Sk', 'LI', 'LC', 'Shot', 'Art'),
          sp: strength(most),
          missiles: optional(fc.constantFrom(...MISSILES)),
          disordered: bit,
          bounds: upTo(2),
          inVillage: bit,
          rangeDice: optional(fc.integer({ min: -2, max: 2 })),
        })
        .map(started),
      target: fc
        .record({ type, sp: strength(3), commander: bit, disordered: bit, evading: bit, ...where })
        .map(started),
      range: fc.integer({ min: 1, max: 3 }),
      passCosts: bit,
      path: fc.constantFrom(...PATHS),
    }),
  pilum: (most) => fc.record({ sp: strength(most), attacking: bit, disordered: bit, supporting: bit }).map(started),
  melee: (most) => {
    const fighter = fc
      .record({
        type,
        sp: strength(most),
        disordered: bit,
        commander: bit,
        impact: upTo(most - 1),
        pilum: bit,
        ranks: most > 2 ? upTo(2) : fc.constant(0),
        supports: most > 2 ? upTo(2) : fc.constant(0),
        began: optional(fc.constantFrom(...TERRAINS)),
        met: fc.constantFrom(...ARCS),
        gentle: bit,
        ...where,
      })
      .map(started);
    const works = fc.record({ footDice: upTo(2), mountedDice: upTo(3), upset: bit, closed: optional(bit) });
    const defender = fc.tuple(fighter, works).map(([one, varied]) => ({ ...one, ...varied }));
    return fc.record({ attacker: fighter, defender, fresh: bit, passCosts: bit });
  },
  morale: (most) =>
    fc
      .record({
        type,
        sp: strength(most),
        commander: bit,
        disordered: bit,
        hits: upTo(4),
        cap: upTo(2),
        passCosts: bit,
      })
      .map(started),
  pursuit: () => fc.record({ type, impact: optional(upTo(3)), move: optional(upTo(4)), impetuous: optional(bit) }),
};

const CLAUSES: readonly [string, string][] = [
  ['HX-ORD-1', 'order-test'],
  ['HX-FIR-1', 'firing'],
  ['HX-PIL-1', 'pilum'],
  ['HX-MEL-1', 'melee'],
  ['HX-MOR-1', 'morale'],
  ['HX-PUR-1', 'pursuit'],
];

it('there is a calculator for every procedure of the sheet, and a case here for each', () => {
  expect(hexRules.calculations.map(({ id }) => id)).toEqual(CLAUSES.map(([, id]) => id));
  expect(Object.keys(INPUTS).sort()).toEqual(CLAUSES.map(([, id]) => id).sort());
});

/** How many dice are thrown in pools: what makes throwing every one of them slow. */
const diceIn = ({ tallies }: Prepared): number =>
  tallies.reduce((sum, { unit, tally }) => sum + (unit === 'D6' ? Math.max(0, tally.total) : 0), 0);

/** Die by die, pools too: a way of its own beside the kernel's. */
const everyOutcome = <T>(resolve: (dice: Dice) => T): [T, number][] =>
  [...everyThrow(resolve, JSON.stringify)].map(([outcome, chance]) => [JSON.parse(outcome) as T, chance]);

describe.each(CLAUSES)('%s the odds of the %s calculator', (clause, id) => {
  const one = calculation(id);

  test.prop([INPUTS[id]!(6)], { numRuns: 150 })(
    `${clause} sum to 1, as the rows of each tally do to its total`,
    (input) => checkSums(one, input),
  );

  test.prop([INPUTS[id]!(2)], { numRuns: 40 })(`${clause} are those of every single throw`, (input) => {
    fc.pre(diceIn(preparedFrom(one, input)) <= 4);
    fc.pre(checkWalked(one, input, everyOutcome));
  });
});

/** One situation a calculator, with many outcomes. */
const SAMPLES: readonly [string, string, object][] = [
  ['HX-ORD-1', 'order-test', { class: 'C', leaderAttached: true, movements: 2 }],
  ['HX-FIR-1', 'firing', { shooter: { type: 'Shot' }, target: { commander: true, disordered: true }, range: 1 }],
  ['HX-PIL-1', 'pilum', {}],
  ['HX-MEL-1', 'melee', { attacker: { type: 'WB', commander: true }, defender: { type: 'Leg', sp: 4, start: 5 } }],
  ['HX-MEL-5', 'melee', { attacker: { type: 'HC' }, defender: { type: 'Pike', ranks: 2 } }],
  ['HX-MOR-1', 'morale', { commander: true, hits: 2, cap: 2 }],
  ['HX-PUR-1', 'pursuit', { type: 'Ch' }],
];

describe('HX-FIR-1 HX-MEL-1 HX-MOR-1 many throws fit the odds', () => {
  it.each(SAMPLES)('%s %s', (_, id, input) => checkThrows(calculation(id), input));
});
