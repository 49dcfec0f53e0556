import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../testing/samples.ts';
import { nextIn, readingOrder } from './steer.ts';
import { entryOf, stopsOf } from './stops.ts';

const spot = (name: string, x: number, y: number) => ({ name, x, y });
const all = [
  spot('here', 0, 0),
  spot('right', 100, 20),
  spot('far right', 150, 0),
  spot('below', 30, 100),
  spot('above', -20, -90),
];

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', 'right'],
    ['ArrowDown', 'below'],
    ['ArrowUp', 'above'],
  ] as const)('%s goes to what is nearest that way: %s', (key, name) => {
    expect(nextIn(all, all[0]!, key)?.name).toBe(name);
  });

  it('go nowhere where nothing is, nor to what lies to the side', () => {
    expect(nextIn(all, all[2]!, 'ArrowRight')).toBeUndefined();
    expect(nextIn([spot('here', 0, 0), spot('aside', 10, 100)], { x: 0, y: 0 }, 'ArrowRight')).toBeUndefined();
  });

  it('can reach every piece of a table from the first', () => {
    for (const scene of Object.values(SAMPLES).map((make) => make())) {
      const stops = stopsOf(scene.pieces, [], 50);
      const reached = new Set([stops[0]!]);
      for (const from of reached)
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
          const next = nextIn(stops, from, key);
          if (next) reached.add(next);
        }
      expect(reached.size).toBe(scene.pieces.length);
    }
  });
});

describe('the way through the table', () => {
  it('is as one reads: by lines, although they are not quite straight', () => {
    const line = [spot('c', 200, 8), spot('d', 0, 60), spot('a', 0, 12), spot('b', 100, 3)];
    expect(readingOrder(line, 50).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  const stops = stopsOf(SAMPLES.zones!().pieces, SAMPLES.zones!().cells.slice(0, 1), 50);
  it.each([
    ['where one was', 'p3', 2, [1], 'p3'],
    ['at what is chosen', 'p99', 2, [1], 'p2'],
    ['at what can act', undefined, undefined, [8], 'p8'],
    ['at the first', undefined, undefined, [], 'p0'],
  ] as const)('begins %s', (_, last, selected, active, key) => {
    expect(entryOf(stops, last, selected, new Set(active))).toBe(key);
  });

  it('leads over cells that can be chosen, too', () => {
    expect(stops.filter(({ isCell }) => isCell).map(({ key }) => key)).toEqual(['c0']);
  });
});
