import type { Overlay, Spot } from '@acies/kernel/picture';
import { memo, useMemo } from 'react';
import { number } from '../../../strings.ts';
import { onTable } from '../clip.ts';
import { boundsOf, distance } from '../geometry.ts';
import { closed, n } from '../ground/paths.ts';
import type { Drawn } from '../scene/use-drawn.ts';

interface OverlaysProps {
  readonly overlays: readonly Overlay[];
  readonly ground: Drawn['ground'];
}

/** More than these are outlined only: hatched over each other nothing could be told apart. */
const FEW_THREATS = 2;

/** How far a piece moves, shoots and is threatened. */
export const Overlays = memo(function Overlays({ overlays, ground }: OverlaysProps) {
  const threats = overlays.filter(({ kind }) => kind === 'threat').length;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className={threats > FEW_THREATS ? 'overlays crowded' : 'overlays'} aria-hidden="true">
      {overlays.map((overlay) => (
        <path
          key={`${overlay.kind} ${overlay.text}`}
          className={`overlay ${overlay.kind}`}
          d={outlinesOf(overlay, ground).map(closed).join('')}
        />
      ))}
    </g>
  );
});

function outlinesOf({ cells: ids = [], outlines = [] }: Overlay, ground: Drawn['ground']): (readonly Spot[])[] {
  const wanted = new Set(ids);
  const cells = ground.cells.filter(({ id }) => wanted.has(id)).map(({ outline }) => outline);
  return [...cells, ...outlines.map((outline) => onTable(outline, ground))].filter(({ length }) => length > 2);
}

/** What is drawn alike and often overlaps is numbered, on the table and in the legend: two threats, a move and a fast one. */
export function numbersOf(overlays: readonly Overlay[]): ReadonlyMap<Overlay, number> {
  const alike = overlays.filter(
    ({ kind }) => kind !== 'place' && overlays.filter((other) => other.kind === kind).length > 1,
  );
  return new Map(alike.map((overlay, i) => [overlay, i + 1]));
}

const MARK = 8;
/** A threat is marked where it comes from and where it comes to; of more cells, only some. */
const MOST_MARKS = 4;

/** The numbers of overlays, over the pieces that stand in them. */
export const OverlayMarks = memo(function OverlayMarks({ overlays, ground }: OverlaysProps) {
  const marks = useMemo(() => marksOf(overlays, ground), [overlays, ground]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className="overlay-marks" aria-hidden="true">
      {marks.map(({ kind, count, beside, x, y }) => (
        <g key={`${count} ${x} ${y}`} className={`mark ${kind}`} transform={`translate(${n(x)} ${n(y)})`}>
          <g className="fixed">
            <g transform={`translate(${beside * 2 * (MARK + 1)} 0)`}>
              <circle r={MARK} />
              <text dy="0.35em">{number(count)}</text>
            </g>
          </g>
        </g>
      ))}
    </g>
  );
});

/** At the far end of outlines, which begin at the piece, and the upper left of cells; those that come to the same spot stand side by side. */
function marksOf(overlays: readonly Overlay[], ground: Drawn['ground']) {
  const taken = new Map<string, number>();
  return [...numbersOf(overlays)].flatMap(([overlay, count]) =>
    outlinesOf(overlay, ground)
      .slice(0, overlay.kind === 'threat' ? MOST_MARKS : 1)
      .map((outline) => {
        const spot = markIn(outline, overlay.cells !== undefined);
        const key = `${n(spot.x)} ${n(spot.y)}`;
        const beside = taken.get(key) ?? 0;
        taken.set(key, beside + 1);
        return { kind: overlay.kind, count, beside, ...spot };
      }),
  );
}

function markIn(outline: readonly Spot[], isCell: boolean): Spot {
  const { left, top, right, bottom } = boundsOf(outline);
  if (isCell) return { x: left + (right - left) * 0.28, y: top + (bottom - top) * 0.3 };
  const [start] = outline;
  const { x, y } = outline.reduce((best, spot) => (distance(spot, start!) > distance(best, start!) ? spot : best));
  return { x, y };
}
