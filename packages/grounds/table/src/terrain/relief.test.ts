import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { along, apart, boxesIn, depthIn, leastOf, MOVEMENTS, points, samplesOf } from '../testing.ts';
import { crosses, distanceToLine, fromCrest, type Hill, isHigher } from './relief.ts';

const lines = fc.array(points, { minLength: 1, maxLength: 5 });
const sampled = (line: readonly { x: number; y: number }[]) =>
  line.length === 1 ? [...line] : line.slice(1).flatMap((p, i) => along(line[i]!, p, 100));

describe('hills', () => {
  test.prop([lines, points])('are high by how near their crest is', (crest, p) => {
    const hill: Hill = { points: [], crest };
    const least = leastOf(sampled(crest).map((q) => apart(p, q)));
    expect(fromCrest(hill, p)).toBeLessThanOrEqual(least + 0.001);
    expect(fromCrest(hill, p)).toBeGreaterThan(least - 300);
  });

  const hill: Hill = {
    points: [0, 1, 2, 3].map((i) => ({ x: i % 3 ? 1000 : 0, y: i > 1 ? 1000 : 0 })),
    crest: [
      { x: 400, y: 500 },
      { x: 600, y: 500 },
    ],
  };
  const at = (x: number, y: number) => ({ x, y });

  it('are higher than all around, and toward the crest', () => {
    expect(isHigher(hill, at(500, 100), at(500, -100))).toBe(true);
    expect(isHigher(hill, at(500, -100), at(500, 100))).toBe(false);
    expect(isHigher(hill, at(500, 200), at(500, 100))).toBe(true);
    expect(isHigher(hill, at(500, 100), at(500, 200))).toBe(false);
    expect(isHigher(hill, at(450, 500), at(550, 500))).toBe(false);
    expect(isHigher(hill, at(-500, 0), at(-900, 0))).toBe(false);
  });
});

describe('lines', () => {
  const stream = { points: [0, 500, 1000].map((y) => ({ x: 100, y })) };

  it('are crossed or touched', () => {
    expect(crosses(stream, { x: 0, y: 700 }, { x: 200, y: 700 })).toBe(true);
    expect(crosses(stream, { x: 0, y: 700 }, { x: 100, y: 700 })).toBe(true);
    expect(crosses(stream, { x: 0, y: 700 }, { x: 99, y: 700 })).toBe(false);
    expect(crosses(stream, { x: 0, y: 1001 }, { x: 200, y: 1001 })).toBe(false);
  });

  test.prop([lines, boxesIn(20_000, 20_000)], { numRuns: 200 })('are as near to a box as their points', (line, box) => {
    const distance = distanceToLine({ points: line }, box);
    const all = sampled(line);
    const isMet = all.some((p) => depthIn(box, p) > 0.01);
    if (isMet) expect(distance).toBe(0);
    const least = leastOf(samplesOf(box, 10).map((p) => leastOf(all.map((q) => apart(p, q)))));
    expect(distance).toBeLessThanOrEqual(least + 0.001);
    expect(distance).toBeGreaterThan(isMet ? -1 : least - 1300);
    for (const movement of MOVEMENTS)
      expect(distanceToLine({ points: line.map(movement.point) }, movement.box(box))).toBeCloseTo(distance, 4);
  });

  it('are 0 away where they lie within', () => {
    const box = { x: 0, y: 0, heading: 0, width: 200, depth: 200 };
    expect(distanceToLine({ points: [{ x: 10, y: 50 }] }, box)).toBe(0);
    expect(distanceToLine({ points: [{ x: 130, y: 50 }] }, box)).toBe(30);
    expect(distanceToLine({ points: [10, 20].map((x) => ({ x, y: 50 })) }, box)).toBe(0);
  });
});
