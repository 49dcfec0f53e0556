import type { Scene, Spot } from '@acies/kernel/picture';
import { number } from '../../../strings.ts';
import { tb } from '../../strings.ts';
import { between, distance } from '../geometry.ts';
import { line, n } from '../ground/paths.ts';

interface RulerProps {
  readonly from: Spot;
  readonly to: Spot;
  /** Where it can be instead, if not there. */
  readonly possible?: Spot | undefined;
  readonly measure: Scene['measure'];
}

/** How far something is dragged in a straight line, and how far it comes, in what players measure in. */
export function Ruler({ from, to, possible, measure }: RulerProps) {
  const lengthTo = (spot: Spot): number => Math.round((distance(from, spot) / measure.length) * 10) / 10;
  const far = lengthTo(to);
  if (far === 0) return null;
  const wished = tb.measured(number(far), measure.name);
  // Near where it began: where it ends, it would lie beneath what is said of it.
  const { x, y } = between(from, to, 0.3);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className="ruler" aria-hidden="true">
      <path d={line(from, to)} />
      <g transform={`translate(${n(x)} ${n(y)})`}>
        <text className="label" dy="-0.4em">
          {possible ? tb.straightAmended(wished, number(lengthTo(possible))) : tb.straight(wished)}
        </text>
      </g>
    </g>
  );
}
