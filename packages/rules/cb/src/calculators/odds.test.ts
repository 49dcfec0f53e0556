import { type Calculation, enumerateWhole, oddsOf, SeededDice, seedOf } from '@acies/kernel';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { BENT_ON } from '../control.ts';
import { FORMATIONS } from '../formations.ts';
import { LEADER_IDS, LEADER_RISKS } from '../leader-risk.ts';
import { MANOEUVRES } from '../manoeuvre.ts';
import { MOVES } from '../move-kinds.ts';
import { DEEDS, ORDERS } from '../orders.ts';
import { GRADES, TROOP_IDS } from '../troops.ts';
import { CALCULATIONS } from './index.ts';

const calculation = (id: string): Calculation => CALCULATIONS.find((one) => one.id === id)!;

const bit = fc.boolean();
const type = fc.constantFrom(...TROOP_IDS);
const grade = fc.constantFrom(...GRADES);
const formation = fc.option(fc.constantFrom(...FORMATIONS), { nil: undefined });
const armoured = fc.option(bit, { nil: undefined });
const upTo = (most: number, least = 0): fc.Arbitrary<number> => fc.integer({ min: least, max: most });
const passer = fc.record({ type, formation, legion: bit, stationary: bit, routing: bit, ranks: upTo(3, 1) });

const INPUTS: Readonly<Record<string, fc.Arbitrary<object>>> = {
  control: fc.record({
    ...{ type, grade, bentOn: fc.constantFrom(...BENT_ON), wantsToStop: bit, changes: bit, leaderNear: bit },
    ...{ order: fc.constantFrom(...ORDERS), deed: fc.constantFrom(...DEEDS), nearEnemy: bit, inspiring: bit },
    steadying: fc.constantFrom('none', 'adds 1', 'takes 1'),
  }),
  move: fc.record({
    ...{ type, grade, formation, armoured, legion: bit, dp: upTo(5), kind: fc.constantFrom(...MOVES) },
    ...{ dice: fc.option(upTo(3, 1), { nil: undefined }), difficult: bit, beyondBow: bit, inspireActions: upTo(3) },
    ...{ manoeuvre: fc.constantFrom('none', 'none', ...MANOEUVRES), nearEnemy: bit },
    into: fc.constantFrom('line', 'quincunx', 'column'),
  }),
  passage: fc.record({ mover: passer, stander: passer, parallel: bit, sameLegion: bit }),
  volley: fc.record({
    shooter: fc.record({ type, stands: upTo(6, 1), secondRank: upTo(3), dp: upTo(5), moved: bit, willMove: bit }),
    distance: fc.constantFrom(0.5, 1, 5, 20),
    target: fc.record({ type, formation, armoured, inCover: bit, dp: upTo(5), stands: upTo(3, 1) }),
    dpBeforeHalving: bit,
  }),
  criticals: fc.record({ type: fc.constantFrom('El', 'SyCh', 'Art'), stands: upTo(3, 1), dps: upTo(5, 1) }),
  leader: fc.record({
    ...{ risk: fc.constantFrom(...LEADER_RISKS), rank: fc.constantFrom(...LEADER_IDS), wounded: bit },
  }),
  recovery: fc.record({
    ...{ type, grade, dp: upTo(5), broken: bit, rallying: bit, stationary: bit, inCombat: bit, beyondBow: bit },
    steadyActions: upTo(3),
  }),
};

const CLAUSES: readonly [string, string][] = [
  ['CB-CTL-1', 'control'],
  ['CB-MOV-1', 'move'],
  ['CB-PASS-1', 'passage'],
  ['CB-SHO-1', 'volley'],
  ['CB-SPT-1', 'criticals'],
  ['CB-LDR-1', 'leader'],
  ['CB-REC-1', 'recovery'],
];

describe.each(CLAUSES)('%s the odds of the %s calculator', (clause, id) => {
  const one = calculation(id);
  const prepare = (input: object) => one.prepare(one.input.parse(input));

  test.prop([INPUTS[id]!], { numRuns: 100 })(
    `${clause} sum to 1, as the rows of each tally do to its total`,
    (input) => {
      const prepared = prepare(input);
      for (const { tally } of prepared.tallies)
        expect(tally.rows.reduce((sum: number, row: { value: number }) => sum + row.value, 0)).toBe(tally.total);
      for (const { tally } of prepared.tallies) for (const row of tally.rows) expect(one.clauses).toContain(row.clause);
      if (prepared.verdict.kind === 'impossible') return;
      const { rows } = oddsOf(one, prepared);
      expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
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
  ['CB-CTL-1', 'control', { type: 'War', bentOn: 'charging' }],
  ['CB-MOV-1', 'move', { type: 'HC', kind: 'charge' }],
  ['CB-SHO-1', 'volley', { shooter: { type: 'LI' }, target: { type: 'El' } }],
  ['CB-SPT-1', 'criticals', { type: 'SyCh', dps: 3 }],
  ['CB-LDR-1', 'leader', {}],
];

describe('many throws fit the odds', () => {
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
