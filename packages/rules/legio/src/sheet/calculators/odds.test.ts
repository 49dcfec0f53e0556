import { SeededDice, seedOf } from '@acies/kernel/match';
import { type Calculation, oddsOf } from '@acies/kernel/odds';
import { enumerateWhole } from '@acies/kernel/testing';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { BENT_ON } from '../chapters/control.ts';
import { LEADER_RISKS } from '../chapters/leader-risk.ts';
import { MOVES } from '../chapters/moving.ts';
import { FORMATIONS } from '../formations.ts';
import { GRADES, TROOP_IDS } from '../troops.ts';
import { CALCULATIONS } from './index.ts';

const calculation = (id: string): Calculation => CALCULATIONS.find((one) => one.id === id)!;

const bit = fc.boolean();
const type = fc.constantFrom(...TROOP_IDS);
const grade = fc.constantFrom(...GRADES);
const formation = fc.option(fc.constantFrom(...FORMATIONS), { nil: undefined });
const upTo = (most: number, least = 0): fc.Arbitrary<number> => fc.integer({ min: least, max: most });

const INPUTS: Readonly<Record<string, fc.Arbitrary<object>>> = {
  control: fc.record({
    ...{ grade, controlled: bit, bentOn: fc.constantFrom(...BENT_ON) },
    leader: fc.constantFrom('none', 'adds 1', 'takes 1'),
  }),
  move: fc.record({
    ...{ type, formation, kind: fc.constantFrom(...MOVES), difficult: bit, road: bit, beyondBow: bit },
    average: fc.option(upTo(2, 1), { nil: undefined }),
  }),
  volley: fc.record({
    shooter: fc.record({ type, stands: upTo(12, 1), dp: upTo(5), shotBefore: bit }),
    distance: fc.constantFrom(40, 100, 400),
    target: fc.record({ type, formation, armoured: bit, inCover: bit, dp: upTo(5) }),
    ...{ dpBeforeHalving: bit, halvedOnce: bit },
  }),
  evade: fc.record({ grade, dp: upTo(5), casualties: upTo(3), inspired: bit }),
  leader: fc.record({ risk: fc.constantFrom(...LEADER_RISKS) }),
};

const CLAUSES: readonly [string, string][] = [
  ['LG-CTL-1', 'control'],
  ['LG-MOV-1', 'move'],
  ['LG-SHO-1', 'volley'],
  ['LG-RSP-7', 'evade'],
  ['LG-LDR-1', 'leader'],
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
        means[name] = (means[name] ?? 0) + Number(amount) * chance;
    }
    const odds = oddsOf(one, prepared);
    expect(new Set(odds.rows.map(({ text }) => text))).toEqual(new Set(chances.keys()));
    for (const { text, chance } of odds.rows) expect(chance).toBeCloseTo(chances.get(text)!, 9);
    for (const name of Object.keys(means)) expect(odds.means[name]).toBeCloseTo(means[name]!, 9);
  });
});

const THROWS = 20_000;

const SAMPLES: readonly [string, string, object][] = [
  ['LG-CTL-1', 'control', { grade: 'B', bentOn: 'charging' }],
  ['LG-MOV-1', 'move', { type: 'HC', kind: 'charge' }],
  ['LG-SHO-1', 'volley', { target: { dp: 3 } }],
  ['LG-RSP-7', 'evade', { dp: 3, inspired: true }],
  ['LG-LDR-1', 'leader', {}],
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
