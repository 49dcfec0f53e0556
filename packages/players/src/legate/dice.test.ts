import { countAtLeast, D6, type Purpose } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { PlayoutDice } from './dice.ts';

const fight = (unit: string): Purpose => ({ clause: '', label: 'fight', side: 'red', unit });
const face = (dice: PlayoutDice, purpose: Purpose): number => dice.one(D6, (shown) => shown, purpose);
const faces = (dice: PlayoutDice, purpose: Purpose, count: number): number[] =>
  Array.from({ length: count }, () => face(dice, purpose));

/** How often each pair of faces came, of one die and of another. */
function pairsOf(throwTwo: (seed: number) => readonly [number, number]): number[] {
  const counts = new Array<number>(36).fill(0);
  for (let seed = 0; seed < 36_000; seed++) {
    const [one, other] = throwTwo(seed);
    counts[6 * (one - 1) + other - 1]!++;
  }
  return counts;
}

describe('the dice of a playout', () => {
  it('fall alike for the same purpose, whatever else was thrown', () => {
    const [quiet, busy] = [new PlayoutDice(7), new PlayoutDice(7)];
    const before = faces(quiet, fight('C3'), 10);
    const after = Array.from({ length: 10 }, () => {
      faces(busy, fight('C4'), 3);
      return face(busy, fight('C3'));
    });
    expect(after).toEqual(before);
  });

  it('are others for another unit, side, label or clause, and in another playout', () => {
    const own = fight('C3');
    const thrown = (seed: number, purpose: Purpose): string => faces(new PlayoutDice(seed), purpose, 20).join('');
    const others = [{ unit: 'C4' }, { side: 'blue' as const }, { label: 'pursuit' }, { clause: 'X' }];
    const runs = [0, 1, 2 ** 14, 2 ** 32].map((seed) => thrown(seed, own));
    for (const other of others) runs.push(thrown(0, { ...own, ...other }));
    expect(new Set(runs).size).toBe(runs.length);
  });

  it.each([
    ['the next throw for the same', (seed: number) => faces(new PlayoutDice(seed), fight('C3'), 2)],
    [
      'the same throw in the next playout',
      (seed: number) => [seed, seed + 1].map((s) => face(new PlayoutDice(s), fight('C3'))),
    ],
    [
      'the throw of a neighbour',
      (seed: number) => ['C3', 'C4'].map((unit) => face(new PlayoutDice(seed), fight(unit))),
    ],
  ])('are fair, and tell nothing of %s', (_, throwTwo) => {
    // A thousand of each pair: five standard deviations to either side.
    for (const count of pairsOf((seed) => throwTwo(seed) as [number, number])) {
      expect(count).toBeGreaterThan(840);
      expect(count).toBeLessThan(1160);
    }
  });

  it('add to a pool what is more in it, and leave the others as they are', () => {
    const hits = (seed: number, count: number): number =>
      new PlayoutDice(seed).pool(count, countAtLeast(D6, 5), fight('C3'));
    const more = Array.from({ length: 300 }, (_, seed) => hits(seed, 9) - hits(seed, 8));
    expect(new Set(more)).toEqual(new Set([0, 1]));
  });

  it('are thrown again until there is an answer', () => {
    const tried: number[] = [];
    const six = new PlayoutDice(1).until((dice) => {
      tried.push(dice.one(D6, (shown) => shown, fight('C3')));
      return tried.at(-1) === 6 ? 'six' : undefined;
    });
    expect(six).toBe('six');
    expect(tried.indexOf(6)).toBe(tried.length - 1);
  });
});
