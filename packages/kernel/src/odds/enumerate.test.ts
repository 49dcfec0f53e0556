import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { apart, type Dice } from '../dice/dice.ts';
import { AVERAGE_DIE, D6 } from '../dice/die.ts';
import { readFaces } from '../dice/faces.ts';
import { countAtLeast } from '../dice/reading.ts';
import { scriptedDice } from '../dice/scripted.ts';
import { SeededDice, seedOf } from '../dice/seeded.ts';
import { allThrows, chancesOver } from '../testing/brute-force.ts';
import { PURPOSE } from '../testing/purpose.ts';
import { SIX_AND_PAIRS } from '../testing/toy.ts';
import { enumerate, enumerateWhole, expected } from './enumerate.ts';

const shown = (face: number): number => face;

function chancesOf<T extends string | number>(run: (dice: Dice) => T): Map<T, number> {
  const outcomes = [...enumerate(run, (value) => value).values()];
  return new Map(outcomes.map(({ value, chance }) => [value, chance]));
}

function expectSameChances<T>(found: Map<T, number>, exact: Map<T, number>): void {
  expect(new Set(found.keys())).toEqual(new Set(exact.keys()));
  for (const [value, chance] of exact) expect(found.get(value)).toBeCloseTo(chance, 12);
}

describe('enumerating', () => {
  test('a run without dice gives its one outcome', () => {
    expect([...enumerate(() => 'same', String)]).toEqual([['same', { value: 'same', chance: 1 }]]);
  });

  test('throws that hang on the throws before them', () => {
    // Two dice strike; each hit is saved on 4+; a strike without hits throws an average die instead.
    const run = (dice: Dice): string => {
      const hits = dice.pool(2, SIX_AND_PAIRS, PURPOSE);
      if (hits === 0) return `none ${dice.one(AVERAGE_DIE, (face) => face >= 4, PURPOSE)}`;
      let wounds = 0;
      for (let i = 0; i < hits; i++) if (dice.one(D6, (face) => face < 4, PURPOSE)) wounds++;
      return `${hits} ${wounds}`;
    };
    // By hand: five dice settle any path, the ones it does not use do no harm.
    const cases = allThrows(D6, 4).flatMap((dice) => AVERAGE_DIE.faces.map((average) => [...dice, average]));
    const exact = chancesOver(cases, ([a, b, c, d, average]) => {
      const hits = readFaces(SIX_AND_PAIRS, [a!, b!]);
      if (hits === 0) return `none ${average! >= 4}`;
      return `${hits} ${[c!, d!].slice(0, hits).filter((face) => face < 4).length}`;
    });
    expectSameChances(chancesOf(run), exact);
  });

  test('throws whose very number is thrown', () => {
    const half = (face: number): number => Math.ceil(face / 2);
    const run = (dice: Dice): number => dice.pool(dice.one(D6, half, PURPOSE), countAtLeast(D6, 5), PURPOSE);
    const exact = chancesOver(
      allThrows(D6, 4),
      ([count, ...rest]) => rest.slice(0, half(count!)).filter((face) => face >= 5).length,
    );
    expectSameChances(chancesOf(run), exact);
  });

  check.prop([fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 5 }), fc.nat(8)])('sums to one', (needs, count) => {
    const found = chancesOf((dice) => {
      const hits = dice.pool(count, SIX_AND_PAIRS, PURPOSE);
      const passed = needs.map((need) => dice.one(D6, (face) => face >= need, PURPOSE));
      return `${hits} ${passed.join()}`;
    });
    expect([...found.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('walks faces that mean the same as one', () => {
    let runs = 0;
    const outcomes = enumerate((dice) => {
      runs++;
      return dice.one(AVERAGE_DIE, (face) => (face === 5 ? 'rear' : face === 4 ? 'flank' : 'front'), PURPOSE);
    }, String);
    expect(runs).toBe(3);
    expect(outcomes.get('front')!.chance).toBeCloseTo(3 / 6, 12);
    expect(outcomes.get('flank')!.chance).toBeCloseTo(2 / 6, 12);
    expect(outcomes.get('rear')!.chance).toBeCloseTo(1 / 6, 12);
  });

  test('keeps outcomes apart by their keys only', () => {
    const outcomes = enumerate(
      (dice) => ({ face: dice.one(D6, shown, PURPOSE) }),
      ({ face }) => face % 2,
    );
    expect([...outcomes.keys()].sort()).toEqual([0, 1]);
    expect(outcomes.get(0)!.chance).toBeCloseTo(0.5, 12);
  });
});

describe('throwing until there is an answer', () => {
  test('has the odds of the answers among themselves', () => {
    const run = (dice: Dice): number =>
      dice.until((again) => again.one(D6, (face) => (face <= 3 ? face : 0), PURPOSE) || undefined);
    expectSameChances(chancesOf(run), new Map([1, 2, 3].map((face) => [face, 1 / 3])));
  });

  test('goes on to later throws', () => {
    const run = (dice: Dice): string => {
      const first = dice.until((again) => again.one(D6, (face) => (face > 2 ? face > 3 : 'tie'), PURPOSE) || undefined);
      return `${first} ${dice.one(D6, (face) => face === 6, PURPOSE)}`;
    };
    // 3 gives no answer, 4 to 6 are true, 1 and 2 a tie that counts.
    const exact = new Map([
      ['true true', 0.6 / 6],
      ['true false', (0.6 * 5) / 6],
      ['tie true', 0.4 / 6],
      ['tie false', (0.4 * 5) / 6],
    ]);
    expectSameChances(chancesOf(run), exact);
  });

  test('keeps answers of different types apart', () => {
    const run = (dice: Dice): string => {
      const answer = dice.until<string | number>((again) => {
        const face = again.one(D6, shown, PURPOSE);
        return face === 1 ? 1 : face === 2 ? '1' : face === 3 ? 'undefined' : undefined;
      });
      return `${typeof answer} ${answer}`;
    };
    const exact = new Map(['number 1', 'string 1', 'string undefined'].map((value) => [value, 1 / 3]));
    expectSameChances(chancesOf(run), exact);
  });

  test('is refused where no throw can ever answer', () => {
    expect(() => chancesOf((dice) => dice.until<number>(() => undefined))).toThrow('no throw can ever give an answer');
  });
});

describe('the expected value', () => {
  test('of a die is its mean', () => {
    expect(expected((dice) => dice.one(D6, shown, PURPOSE))).toBeCloseTo(3.5, 12);
    expect(expected((dice) => dice.one(AVERAGE_DIE, shown, PURPOSE))).toBeCloseTo(3.5, 12);
  });

  test('of dependent throws', () => {
    const run = (dice: Dice): number => dice.pool(dice.one(D6, shown, PURPOSE), countAtLeast(D6, 5), PURPOSE);
    expect(expected(run)).toBeCloseTo(3.5 / 3, 12);
  });
});

/** The kernel knows neither browser nor Node, so neither's types. */
declare const performance: { now(): number };

test('two pools of ten and two dependent dice are enumerated in well under 5 ms', () => {
  const third = (face: number): number => (face <= 2 ? 0 : face <= 4 ? 1 : 2);
  const run = (dice: Dice): string => {
    const attack = dice.pool(10, SIX_AND_PAIRS, PURPOSE);
    const defence = dice.pool(10, SIX_AND_PAIRS, PURPOSE);
    const morale = dice.one(D6, (face) => third(face) + attack, PURPOSE);
    return `${attack} ${defence} ${dice.one(D6, (face) => third(face) + morale - defence, PURPOSE)}`;
  };
  const timeOnce = (): number => {
    const start = performance.now();
    const total = [...enumerate(run, String).values()].reduce((sum, { chance }) => sum + chance, 0);
    expect(total).toBeCloseTo(1, 12);
    return performance.now() - start;
  };
  const times = Array.from({ length: 60 }, timeOnce)
    .slice(10)
    .sort((a, b) => a - b);
  expect(times[times.length >> 1]).toBeLessThan(5);
});

describe('parts worked out apart', () => {
  /** Two dice, then a pool as large as their sum, and the pool again. */
  const chain = (dice: Dice, split: boolean, runs = { count: 0 }): number => {
    const of = chain;
    const part = (key: string, run: (dice: Dice) => number): number =>
      split ? apart(dice, of, key, run, (value) => value) : run(dice);
    const size = part('size', (inner) => inner.one(D6, shown, PURPOSE) + inner.one(D6, shown, PURPOSE));
    const pool = (inner: Dice): number => {
      runs.count++;
      return inner.pool(size, SIX_AND_PAIRS, PURPOSE);
    };
    return part(`pool ${size}`, pool) * 100 + part(`pool ${size}`, pool);
  };

  test('have the odds they have together', () => {
    expectSameChances(
      chancesOf((dice) => chain(dice, true)),
      chancesOf((dice) => chain(dice, false)),
    );
  });

  test('are walked once for each key', () => {
    const [split, whole] = [{ count: 0 }, { count: 0 }];
    enumerate((dice) => chain(dice, true, split), String);
    enumerate((dice) => chain(dice, false, whole), String);
    expect(split.count).toBeLessThan(whole.count / 50);
  });

  test('are merged by what they hold to be the same, unless the whole is asked for', () => {
    const of = {};
    const run = (dice: Dice): number =>
      apart(
        dice,
        of,
        'die',
        (inner) => inner.one(D6, shown, PURPOSE),
        (face) => face % 2,
      );
    expect([...enumerate(run, String).values()].map(({ chance }) => chance)).toEqual([0.5, 0.5]);
    expect(enumerateWhole(run, String).size).toBe(6);
  });

  test('of two things are kept apart though their keys are the same', () => {
    const [low, high] = [{ least: 2 }, { least: 5 }];
    const passes = (dice: Dice, of: { least: number }): boolean =>
      apart(dice, of, 'test', (inner) => inner.one(D6, (face) => face >= of.least, PURPOSE), String);
    const both = enumerate((dice) => `${passes(dice, low)} ${passes(dice, high)}`, String);
    expect(both.get('true true')!.chance).toBeCloseTo((5 / 6) * (1 / 3), 12);
    expect(both.get('false false')!.chance).toBeCloseTo((1 / 6) * (2 / 3), 12);
  });

  test('just throw where no odds are walked', () => {
    const dice = scriptedDice([4]);
    expect(apart(dice, dice, 'any', (inner) => inner.one(D6, shown, PURPOSE), String)).toBe(4);
    dice.assertUsedUp();
  });
});

describe('walking everything whole', () => {
  test('keeps what a part would have merged', () => {
    const parity = (dice: Dice): number =>
      apart(
        dice,
        parity,
        'die',
        (inner) => inner.one(D6, shown, PURPOSE),
        (face) => face % 2,
      );
    expect(enumerate(parity, (face) => face).size).toBe(2);
    expect(enumerateWhole(parity, (face) => face).size).toBe(6);
  });
});

describe('a pool of fewer than no dice', () => {
  test('is a fault with every source', () => {
    const throwNone = (dice: Dice): number => dice.pool(-1, SIX_AND_PAIRS, PURPOSE);
    expect(() => enumerate(throwNone, String)).toThrow(RangeError);
    expect(() => throwNone(scriptedDice([]))).toThrow(RangeError);
    expect(() => throwNone(new SeededDice(seedOf(1)))).toThrow(RangeError);
  });
});
