import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { distance, type Grid, type Hex, makeGrid } from './grid.ts';
import { lineBetween, screened } from './line.ts';
import { hexNamed, nameOf } from './name.ts';
import { grids, hexesOf, mirrored, pointOf } from './testing.ts';

const SIDES = [0, 1] as const;
const TINY = 1e-9;

interface Cut {
  readonly hex: Hex;
  /** How far along the line it is, and how far the hex's centre is to the right of it. */
  readonly at: number;
  readonly right: number;
}

/** Clips the segment by the six sides of every hex, in floating point and true proportions. */
function cuts(grid: Grid, a: Hex, b: Hex): Cut[] {
  const from = pointOf(grid, a);
  const to = pointOf(grid, b);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const found: Cut[] = [];
  for (const hex of hexesOf(grid)) {
    if (hex === a || hex === b) continue;
    const centre = pointOf(grid, hex);
    let enters = 0;
    let leaves = 1;
    for (let side = 0; side < 6; side++) {
      const nx = Math.cos((side * Math.PI) / 3);
      const ny = Math.sin((side * Math.PI) / 3);
      const gap = Math.sqrt(3) / 2 - (nx * (from.x - centre.x) + ny * (from.y - centre.y));
      const speed = nx * dx + ny * dy;
      if (Math.abs(speed) < TINY) {
        if (gap < -TINY) leaves = -1;
      } else if (speed > 0) leaves = Math.min(leaves, gap / speed);
      else enters = Math.max(enters, gap / speed);
    }
    if (leaves - enters > TINY)
      found.push({
        hex,
        at: enters,
        right: (dx * (centre.y - from.y) - dy * (centre.x - from.x)) / Math.hypot(dx, dy),
      });
  }
  return found.sort((m, n) => m.at - n.at);
}

/** A hex merely run along has its centre half a hex's width away from the line. */
const isBeside = (cut: Cut) => Math.abs(Math.abs(cut.right) - Math.sqrt(3) / 2) < TINY;

describe('lineBetween', () => {
  test.prop([grids])('is every hex the straight line cuts, in order', (grid) => {
    for (const a of hexesOf(grid))
      for (const b of hexesOf(grid)) {
        if (a === b) continue;
        const all = cuts(grid, a, b);
        const onLeft = all.filter((cut) => !isBeside(cut) || cut.right < 0).map((cut) => cut.hex);
        const onRight = all.filter((cut) => !isBeside(cut) || cut.right > 0).map((cut) => cut.hex);
        const [left, right] = [lineBetween(grid, a, b, 0), lineBetween(grid, a, b, 1)];
        // Down the ragged edge one side has no hexes, and the other is given twice.
        if (onLeft.length === onRight.length) expect([left, right]).toEqual([onLeft, onRight]);
        else expect([left, right]).toEqual(onLeft.length > onRight.length ? [onLeft, onLeft] : [onRight, onRight]);
      }
  });

  test.prop([grids, fc.nat(), fc.nat()])('is the same backwards, left and right exchanged', (grid, m, n) => {
    const a = m % grid.count;
    const b = n % grid.count;
    for (const side of SIDES)
      expect(lineBetween(grid, b, a, side === 0 ? 1 : 0)).toEqual(lineBetween(grid, a, b, side).reverse());
  });

  test.prop([grids, fc.nat(), fc.nat()])('is a chain of adjacent hexes', (grid, m, n) => {
    const a = m % grid.count;
    const b = n % grid.count;
    if (a === b) return;
    for (const side of SIDES) {
      const chain = [a, ...lineBetween(grid, a, b, side), b];
      for (let i = 1; i < chain.length; i++) expect(distance(grid, chain[i - 1]!, chain[i]!)).toBe(1);
    }
  });

  test.prop([grids, fc.nat(), fc.nat()])('keeps to the symmetry of the map', (grid, m, n) => {
    const a = m % grid.count;
    const b = n % grid.count;
    const flip = (hex: Hex) => mirrored(grid, hex);
    for (const side of SIDES) {
      const flippedSide = grid.height % 2 === 0 ? side : side === 0 ? 1 : 0;
      expect(lineBetween(grid, flip(a), flip(b), flippedSide)).toEqual(lineBetween(grid, a, b, side).map(flip));
    }
  });

  const grid = makeGrid(9, 5);
  const between = (a: string, b: string, side: 0 | 1) =>
    lineBetween(grid, hexNamed(grid, a)!, hexNamed(grid, b)!, side)
      .map((hex) => nameOf(grid, hex))
      .join(' ');

  it('is empty between neighbours and within one hex', () => {
    expect(between('C3', 'C4', 0)).toBe('');
    expect(between('C3', 'C3', 1)).toBe('');
  });

  it('follows a row', () => {
    expect(between('C2', 'C6', 0)).toBe('C3 C4 C5');
    expect(between('C2', 'C6', 1)).toBe('C3 C4 C5');
  });

  it('keeps to one side where it runs along hexsides', () => {
    expect(between('A3', 'E3', 0)).toBe('B3 C3 D3');
    expect(between('A3', 'E3', 1)).toBe('B2 C3 D2');
    expect(between('A1', 'B2', 0)).toBe('A2');
    expect(between('A1', 'B2', 1)).toBe('B1');
  });

  it('keeps on the map along its ragged edges', () => {
    expect(between('A1', 'E1', 0)).toBe('B1 C1 D1');
    expect(between('A1', 'E1', 1)).toBe('B1 C1 D1');
    expect(between('D9', 'B9', 0)).toBe('C9');
    expect(between('D9', 'B9', 1)).toBe('C9');
  });

  it('crosses both rows where it runs between them', () => {
    expect(between('A1', 'B9', 0)).toBe('A2 A3 A4 B4 A5 B5 A6 B6 B7 B8');
  });

  it('does not cross a hex it meets at a corner', () => {
    // It leaves A2 by the corner that B2 shares, and enters B4 by the corner that A4 shares.
    expect(between('A1', 'B5', 0)).toBe('A2 A3 B3 B4');
    expect(between('A1', 'B5', 1)).toBe('A2 A3 B3 B4');
  });
});

describe('screened', () => {
  test.prop([grids, fc.nat(), fc.nat(), fc.func(fc.boolean())])(
    'wants a screen on both sides',
    (grid, m, n, isScreen) => {
      const a = m % grid.count;
      const b = n % grid.count;
      const expected = SIDES.every((side) => lineBetween(grid, a, b, side).some((hex) => isScreen(hex)));
      expect(screened(grid, a, b, (hex) => isScreen(hex))).toBe(expected);
      expect(screened(grid, b, a, (hex) => isScreen(hex))).toBe(expected);
    },
  );

  it('never asks about the ends', () => {
    const grid = makeGrid(6, 6);
    for (const a of hexesOf(grid))
      for (const b of hexesOf(grid)) expect(screened(grid, a, b, (hex) => hex === a || hex === b)).toBe(false);
  });
});
