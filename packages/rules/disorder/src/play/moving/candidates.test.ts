import { type Box, pathToward, type Step } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { towardNearest, workedOut } from './candidates.ts';

const boxAt = (x: number, y: number): Box => ({ x, y, heading: 0, width: 100, depth: 100 });
const START = boxAt(0, 0);
const FAR = boxAt(0, -5000);
const NEAR = boxAt(0, -1100);

describe('candidates', () => {
  it('are there at hand, or worked out', () => {
    const path = ['ahead'];
    expect(workedOut(path)).toBe(path);
    expect(workedOut(() => ['aside'])).toEqual(['aside']);
  });

  it('lead toward the nearest first, each as far as told', () => {
    const ways = towardNearest<Step>(START, [FAR, NEAR], pathToward, [() => 700, (distance) => distance - 200]);
    expect(ways.map(workedOut)).toEqual([700, 800, 700, 4700].map((distance) => [{ do: 'advance', distance }]));
  });

  it('are of three enemies at most, and of none where there is none', () => {
    const toward = (_: Box, { y }: { y: number }): number[] => [y];
    const enemies = [4000, 1000, 3000, 2000].map((y) => boxAt(0, -y));
    const once = [() => 1];
    expect(towardNearest(START, enemies, toward, once).map(workedOut)).toEqual([[-950], [-1950], [-2950]]);
    expect(towardNearest(START, [], toward, once)).toEqual([]);
  });

  it('measure nothing before one is wanted', () => {
    const measured: number[] = [];
    const ways = towardNearest(START, [NEAR], () => ['on'], [(distance) => measured.push(distance)]);
    expect(measured).toEqual([]);
    expect([workedOut(ways[0]!), measured]).toEqual([['on'], [1000]]);
  });
});
