import { expect, test } from 'vitest';
import { z } from 'zod';
import { D6 } from '../dice/die.ts';
import { countAtLeast } from '../dice/reading.ts';
import { PURPOSE } from '../testing/purpose.ts';
import { type Calculation, oddsOf, type Prepared } from './calculation.ts';
import { ROLL } from './factors.ts';

interface Strike extends Prepared {
  readonly count: number;
}
interface Hits {
  readonly hits: number;
  readonly morale: number;
}

/** Each 4+ hits; two hits or more break the target; a morale die is thrown whatever happens. */
const strike: Calculation<{ count: number }, Strike, Hits> = {
  id: 'strike',
  title: 'A strike',
  clauses: [],
  input: z.object({ count: z.number() }),
  prepare: ({ count }) => ({ verdict: ROLL, tallies: [], dice: [`${count}D6`], count }),
  resolve: ({ count }, dice) => ({
    hits: dice.pool(count, countAtLeast(D6, 4), PURPOSE),
    morale: dice.one(D6, (face) => face, PURPOSE),
  }),
  describe: ({ hits }) => (hits >= 2 ? 'broken' : hits === 1 ? 'hit' : 'missed'),
  rank: ({ hits }) => -hits,
  measures: ({ hits, morale }) => ({ hits, morale }),
};

test('odds are merged by their words, in order of rank', () => {
  const { rows } = oddsOf(strike, strike.prepare({ count: 3 }));
  expect(rows.map(({ text }) => text)).toEqual(['broken', 'hit', 'missed']);
  const hitFirst = oddsOf({ ...strike, rank: ({ hits }) => [1, 0, 2, 2][hits]! }, strike.prepare({ count: 3 }));
  expect(hitFirst.rows.map(({ text }) => text)).toEqual(['hit', 'missed', 'broken']);
  [4 / 8, 3 / 8, 1 / 8].forEach((chance, i) => {
    expect(rows[i]!.chance).toBeCloseTo(chance, 12);
  });
});

test('without ranks the likeliest comes first', () => {
  const { rank: _, ...unranked } = strike;
  const { rows } = oddsOf(unranked, strike.prepare({ count: 1 }));
  expect(rows.map(({ text }) => text).sort()).toEqual(['hit', 'missed']);
  const likely = oddsOf(
    { ...unranked, describe: ({ morale }) => (morale === 1 ? 'rout' : 'rally') },
    strike.prepare({ count: 1 }),
  );
  expect(likely.rows.map(({ text }) => text)).toEqual(['rally', 'rout']);
});

test('means count every outcome, also those that share their words', () => {
  const { means } = oddsOf(strike, strike.prepare({ count: 4 }));
  expect(means.hits).toBeCloseTo(2, 12);
  expect(means.morale).toBeCloseTo(3.5, 12);
});

test('what is so or not has its chance for a mean, and is named as one', () => {
  const broken = { ...strike, measures: ({ hits }: Hits) => ({ hits, broken: hits >= 2 }) };
  const { means, chances } = oddsOf(broken, strike.prepare({ count: 3 }));
  expect(means.broken).toBeCloseTo(4 / 8, 12);
  expect(chances).toEqual(['broken']);
});

test('a calculation without measures has no means', () => {
  const { measures: _, ...unmeasured } = strike;
  expect(oddsOf(unmeasured, strike.prepare({ count: 2 })).means).toEqual({});
});
