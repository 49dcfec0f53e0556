import type { Spot } from '@acies/kernel/picture';
import { boundsOf, isInside } from '../geometry.ts';
import { chance } from './seed.ts';

/** A spot with chances of its own. */
export interface Scattered extends Spot {
  readonly luck: (salt: number) => number;
}

/**
 * Spots strewn over an outline, about so far from each other, from the top down. They lie on one net over the whole table:
 * two hexes of wood side by side make one wood.
 */
export function strewn(outline: readonly Spot[], gap: number, salt = 0): Scattered[] {
  const { left, top, right, bottom } = boundsOf(outline);
  const all: Scattered[] = [];
  for (let row = Math.floor(top / gap); row <= bottom / gap; row++)
    for (let column = Math.floor(left / gap) - 1; column <= right / gap; column++) {
      const luck = (more: number) => chance(column, row, salt * 101 + more);
      const x = (column + 0.5 * (row & 1) + 0.15 + 0.7 * luck(1)) * gap;
      const y = (row + 0.15 + 0.7 * luck(2)) * gap;
      if (isInside(outline, { x, y })) all.push({ x, y, luck });
    }
  return all.sort((a, b) => a.y - b.y);
}

/** Parallel lines over an outline, at an angle in degrees: furrows, hatching, ripples. */
export function ruled(outline: readonly Spot[], gap: number, degrees: number): [Spot, Spot][] {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turned = outline.map(({ x, y }) => ({ x: x * c + y * s, y: y * c - x * s }));
  const back = ({ x, y }: Spot): Spot => ({ x: x * c - y * s, y: y * c + x * s });
  const { top, bottom } = boundsOf(turned);
  const lines: [Spot, Spot][] = [];
  for (let y = Math.ceil(top / gap) * gap; y <= bottom; y += gap) {
    const cuts = crossings(turned, y);
    for (let i = 0; i + 1 < cuts.length; i += 2) lines.push([back({ x: cuts[i]!, y }), back({ x: cuts[i + 1]!, y })]);
  }
  return lines;
}

function crossings(outline: readonly Spot[], y: number): number[] {
  const cuts: number[] = [];
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    if (a.y > y !== b.y > y) cuts.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  return cuts.sort((a, b) => a - b);
}
