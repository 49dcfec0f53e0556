import { type Box, cornersOf, type Point, TOUCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { standAgainst } from './flush.ts';
import { metBy } from './met-by.ts';
import { BASE } from './setting.ts';

const box = (x: number, y: number, heading = 0): Box => ({ x, y, heading, width: BASE, depth: BASE });
/** A box that stands on its lowest corner, which is at a point. */
function onCorner({ x, y }: Point): Box {
  const lowest = [...cornersOf(box(0, 0, 450))].sort((a, b) => b.y - a.y)[0]!;
  return box(Math.round(x - lowest.x), Math.round(y - lowest.y), 450);
}

describe('MC-MOV-8 units that stand against each other', () => {
  const one = box(0, 0);

  it('MC-MOV-8 edge to edge, be it in part', () => {
    expect(standAgainst(one, box(BASE, 0))).toBe(true);
    expect(standAgainst(one, box(BASE, BASE / 2))).toBe(true);
    expect(standAgainst(one, box(BASE + 2 * TOUCH, 0))).toBe(false);
  });

  it('MC-MOV-8 corner at corner they do not, with a tenth of an inch of the edges neither', () => {
    expect(standAgainst(one, box(BASE, BASE))).toBe(false);
    expect(standAgainst(one, box(BASE, BASE - 200))).toBe(false);
    expect(standAgainst(one, box(BASE, BASE - 300))).toBe(true);
  });

  it('MC-MOV-8 with a corner at an edge they do, whosever it is', () => {
    expect(standAgainst(one, onCorner({ x: 0, y: 0 }))).toBe(true);
    expect(standAgainst(onCorner({ x: 0, y: 0 }), one)).toBe(true);
    expect(standAgainst(one, onCorner({ x: BASE / 2, y: 0 }))).toBe(false);
  });
});

describe('MC-MOV-10 a front that lies fully along an enemy', () => {
  it('MC-MOV-10 meets him in front, flank or rear', () => {
    expect(metBy(box(0, 0), box(0, 0, 1800))).toBe('front');
    expect(metBy(box(0, 0), box(0, -BASE, 0))).toBe('rear');
    for (const [x, heading] of [
      [BASE / 2, 900],
      [-BASE / 2, 2700],
    ])
      expect(metBy(box(0, 0), box(x!, -BASE / 2, heading))).toBe('flank');
    expect(metBy(box(0, -BASE), box(0, 0))).toBeUndefined();
  });

  it('MC-MOV-10 to within a degree, and touching him', () => {
    expect([1790, 1789].map((heading) => metBy(box(0, 0), box(0, 0, heading)))).toEqual(['front', undefined]);
    expect([TOUCH, TOUCH + 1].map((gap) => metBy(box(0, gap), box(0, 0, 1800)))).toEqual(['front', undefined]);
  });
});
