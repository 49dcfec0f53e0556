import { expect, it } from 'vitest';
import { distanceTo } from '../geometry.ts';
import { tagSpots } from './tag-spots.ts';

const LINE = { width: 120, depth: 20 };

it('tags stand close to a piece, however it is turned', () => {
  for (let heading = 0; heading < 3600; heading += 50) {
    const pose = { x: 0, y: 0, heading, ...LINE };
    const { above, below, corner, end } = tagSpots(pose);
    for (const spot of [above, below, corner, end]) expect(distanceTo(pose, spot)).toBeLessThan(12);
    expect(below.y).toBeGreaterThan(0);
    expect(above.y).toBeLessThan(0);
  }
});

it('words lie along a side that leans little, and upright beside a steep one', () => {
  expect(tagSpots({ heading: 300, ...LINE }).turn).toBe(30);
  expect(tagSpots({ heading: 2100, ...LINE }).turn).toBe(30);
  expect(tagSpots({ heading: 3300, ...LINE }).turn).toBe(-30);
  expect(tagSpots({ heading: 900, ...LINE })).toMatchObject({ turn: 0, below: { x: expect.closeTo(0), y: 60 } });
});
