import { expect, it } from 'vitest';
import { distance, isInside, signedArea } from '../geometry.ts';
import { softened } from './soften.ts';

const GRAIN = 10;
const OUTLINES = {
  slanted: [
    { x: 10, y: 30 },
    { x: 190, y: 0 },
    { x: 210, y: 90 },
    { x: 20, y: 120 },
  ],
  'the other way round': [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
    { x: 150, y: 100 },
    { x: 150, y: 0 },
  ],
  'with a bay': [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 150 },
    { x: 100, y: 60 },
    { x: 0, y: 150 },
  ],
};

it.each(Object.entries(OUTLINES))(
  'ground %s keeps within its true outline and fills nearly all of it',
  (_, outline) => {
    const soft = softened(outline, GRAIN);
    const inside = soft.filter((spot) => isInside(outline, spot) || strays(outline, spot) < 1.5);
    expect(inside).toHaveLength(soft.length);
    const share = Math.abs(signedArea(soft) / signedArea(outline));
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1);
  },
);

it('has no sharp corner, and is drawn alike every time', () => {
  const outline = OUTLINES.slanted;
  const soft = softened(outline, GRAIN);
  expect(softened(outline, GRAIN)).toEqual(soft);
  for (const corner of outline)
    expect(Math.min(...soft.map((spot) => distance(spot, corner)))).toBeGreaterThan(GRAIN / 2);
});

/** How far a spot is from the nearest side. */
function strays(outline: readonly { x: number; y: number }[], spot: { x: number; y: number }): number {
  const sides = outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length]! }));
  return Math.min(
    ...sides.map(({ from, to }) => {
      const long = distance(from, to) ** 2;
      const share = ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / long;
      const on = Math.max(0, Math.min(1, share));
      return distance(spot, { x: from.x + on * (to.x - from.x), y: from.y + on * (to.y - from.y) });
    }),
  );
}
