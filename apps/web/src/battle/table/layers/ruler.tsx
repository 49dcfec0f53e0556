import type { Scene, Spot } from '@acies/kernel';
import { number } from '../../../strings.ts';
import { tb } from '../../strings.ts';
import { between, distance } from '../geometry.ts';
import { line, n } from '../ground/paths.ts';

interface RulerProps {
  readonly from: Spot;
  readonly to: Spot;
  readonly measure: Scene['measure'];
}

/** How far something is dragged, in what players measure in. */
export function Ruler({ from, to, measure }: RulerProps) {
  const far = distance(from, to) / measure.length;
  if (far < 0.05) return null;
  // Near where it began: where it ends, it would lie beneath what is said of it.
  const { x, y } = between(from, to, 0.3);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className="ruler" aria-hidden="true">
      <path d={line(from, to)} />
      <g transform={`translate(${n(x)} ${n(y)})`}>
        <text className="label" dy="-0.4em">
          {tb.measured(number(Math.round(far * 10) / 10), measure.name)}
        </text>
      </g>
    </g>
  );
}
