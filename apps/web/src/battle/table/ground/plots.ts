import type { Spot } from '@acies/kernel/picture';
import { middleOf } from '../geometry.ts';
import { shrunk } from './hills.ts';
import type { Ink } from './ink.ts';
import type { Look } from './looks.ts';
import { crag, type Mark, roof, stone, tent, tree, tuft } from './marks.ts';
import { closed, line, smooth } from './paths.ts';
import { ruled, type Scattered, strewn } from './scatter.ts';
import { chance } from './seed.ts';

/** What is strewn over ground of a look, and how densely. */
const STREWN: Partial<Record<Look, readonly [(spot: Scattered, grain: number) => Mark, number]>> = {
  trees: [tree, 1],
  marsh: [tuft, 1.25],
  stones: [stone, 0.85],
  crags: [crag, 1.0],
  village: [roof, 1.65],
  camp: [tent, 1.3],
};

/** So far what is strewn keeps from the rim, so that it does not hang over; a village lies in the middle of its ground. */
const INSET = 0.9;
const VILLAGE_INSET = 0.66;

/** Hexes and what people laid out have few corners, and keep them. */
const FEW_CORNERS = 8;
const rimPath = (outline: readonly Spot[]): string =>
  outline.length > FEW_CORNERS ? smooth(outline, true) : closed(outline);

/** Ground of an outline; unknown ground is hatched. */
export function plotOf(ink: Ink, outline: readonly Spot[], looks: readonly Look[] | undefined): void {
  if (!looks) {
    ink.add('tint-unknown', rimPath(outline));
    ink.add(
      'unknown',
      ruled(outline, ink.grain * 0.5, 45)
        .map(([a, b]) => line(a, b))
        .join(''),
    );
    return;
  }
  for (const look of looks) {
    ink.add(`tint-${look}`, rimPath(outline));
    if (look === 'field') furrows(ink, outline);
    if (look === 'wall') palisade(ink, outline);
    const [make, gap] = STREWN[look] ?? [];
    if (!make) continue;
    for (const spot of strewn(
      shrunk(outline, look === 'village' ? VILLAGE_INSET : INSET),
      ink.grain * gap!,
      look.length,
    ))
      ink.mark(look, make(spot, ink.grain));
  }
}

function furrows(ink: Ink, outline: readonly Spot[]): void {
  const { x, y } = middleOf(outline);
  const angle = Math.round(chance(x, y, 3) * 6) * 30 + 10;
  ink.add(
    'field',
    ruled(outline, ink.grain * 0.34, angle)
      .map(([a, b]) => line(a, b))
      .join(''),
  );
}

function palisade(ink: Ink, outline: readonly Spot[]): void {
  const rim = shrunk(outline, 0.86);
  ink.lineOf([...rim, rim[0]!], ['wall'], false);
}
