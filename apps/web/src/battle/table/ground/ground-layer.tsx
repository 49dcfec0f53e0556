import { memo, useMemo } from 'react';
import type { GroundPart } from '../scene/use-settled.ts';
import { drawGround, grainOf } from './drawing.ts';
import { EdgeNames } from './edge-names.tsx';

/** Everything that never changes while a battle is fought; drawn once. */
export const GroundLayer = memo(function GroundLayer({ ground }: { readonly ground: GroundPart }) {
  const { strokes, grid, wet, names } = useMemo(() => drawGround(ground), [ground]);
  const grain = grainOf(ground);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className="ground" style={{ strokeWidth: grain * 0.07 }} aria-hidden="true">
      <rect className="sheet" width={ground.width} height={ground.height} />
      <clipPath id="table-edge">
        <rect width={ground.width} height={ground.height} />
      </clipPath>
      {wet !== undefined && (
        <clipPath id="table-wet">
          <path d={wet} />
        </clipPath>
      )}
      <g clipPath="url(#table-edge)">
        {strokes.map(({ look, d }) => (
          <path
            key={look}
            className={`g-${look}`}
            d={d}
            style={widthOf(look, grain)}
            clipPath={wet !== undefined && isRunning(look) ? 'url(#table-wet)' : undefined}
          />
        ))}
      </g>
      <path className="grid" d={grid} />
      <rect className="frame" width={ground.width} height={ground.height} />
      <EdgeNames {...ground} />
      {names.map(({ text, x, y, kind }) => (
        <g key={`${text} ${x} ${y}`} className={`${kind}-name`} transform={`translate(${x} ${y})`}>
          <Name text={text} />
        </g>
      ))}
    </g>
  );
});

/** What stands in brackets comes beneath, and only where one looks closely enough. */
function Name({ text }: { readonly text: string }) {
  const [, name = text, more] = /^(.+) (\(.+\))$/.exec(text) ?? [];
  return (
    <text className="label">
      {name}
      {more && (
        <tspan className="more" x="0" dy="1.15em">
          {more}
        </tspan>
      )}
    </text>
  );
}

const isRunning = (look: string): boolean => /^(stream|river)/.test(look);

/** Lines that are as broad as what they stand for. */
const WIDTHS: Readonly<Record<string, number>> = {
  stream: 0.62,
  'stream-bed': 0.44,
  river: 1.5,
  'river-bed': 1.28,
  road: 0.6,
  'road-bed': 0.44,
  'wall-fill': 0.3,
  wall: 0.14,
  'unknown-line': 0.3,
};

const widthOf = (look: string, grain: number): { strokeWidth: number } | undefined =>
  WIDTHS[look] === undefined ? undefined : { strokeWidth: grain * WIDTHS[look] };
