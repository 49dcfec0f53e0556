import { describe, expect, it } from 'vitest';
import { ahead, aside, plus, times } from '../geometry.ts';
import { carried, type Held, pulled, turnedBy, wishOf } from './wishes.ts';

const held: Held = { piece: 7, pose: { x: 500, y: 400, heading: 300, width: 120, depth: 40 }, isTurned: false };
const corner = ({ pose }: Held, side: number) =>
  plus(plus(pose, times(ahead(pose.heading), pose.depth / 2)), times(aside(pose.heading), (side * pose.width) / 2));

describe('a piece in the hand', () => {
  it('wishes for a heading only once it was turned', () => {
    expect(wishOf(carried(held, { x: 1, y: 2 }))).toEqual({ piece: 7, x: 1, y: 2 });
    expect(wishOf(turnedBy(held, -450))).toEqual({ piece: 7, x: 500, y: 400, heading: 3450 });
  });

  it('faces where its handle is pulled, and stays', () => {
    expect(wishOf(pulled(held, 'turn', { x: 500, y: 900 }))).toEqual({ piece: 7, x: 500, y: 400, heading: 1800 });
  });

  it.each([
    ['wheel-left', -1],
    ['wheel-right', 1],
  ] as const)('%s turns about the other front corner, which does not move', (grip, side) => {
    const before = corner(held, -side);
    const to = { x: before.x + side * 100, y: before.y };
    const after = pulled(held, grip, to);
    expect(corner(after, -side).x).toBeCloseTo(before.x);
    expect(corner(after, -side).y).toBeCloseTo(before.y);
    expect(after.pose.heading).toBe(0);
    expect(corner(after, side).y).toBeCloseTo(before.y);
    expect(after.isTurned).toBe(true);
  });

  it('a wheel pulled to where the corner is leaves it as it stands', () => {
    const after = pulled(held, 'wheel-left', corner(held, -1));
    expect(after.pose.heading).toBe(300);
    expect(after.pose.x).toBeCloseTo(500);
  });
});
