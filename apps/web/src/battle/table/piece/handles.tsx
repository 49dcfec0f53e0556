import type { Pose } from '@acies/kernel/picture';
import { tb } from '../../strings.ts';
import type { Camera } from '../camera/camera.ts';
import { halfSpan } from '../geometry.ts';
import { n } from '../ground/paths.ts';
import { useIsLarge } from '../hand/use-is-large.ts';
import { headOf } from './block.tsx';

export type Grip = 'turn' | 'wheel-left' | 'wheel-right';

/** Arrows round about, and round a corner, drawn on a knob. */
const TURN = 'M-5 1.5A5 5 0 1 1 5 1.5M5 1.5l-2.8-1M5 1.5l1-2.8';
const WHEEL = 'M-4.5 3.5A8 8 0 0 1 4-3.5M4-3.5l-3.2-.3M4-3.5l-.8 3';

/** In pixels: a unit whose front is shorter has its handles so close together that none can be grasped. */
export const GRASPABLE = 26;

interface HandlesProps {
  readonly pose: Pose;
  readonly camera: Camera | undefined;
  /** What is said of it stands beside it, and gives the hint there. */
  readonly isSpokenOf: boolean;
}

/** Handles on what is dragged, where it is large enough to be grasped by them; else a hint to look closer. */
export function Handles({ pose, camera, isSpokenOf }: HandlesProps) {
  const isLarge = useIsLarge(camera, pose.width, GRASPABLE);
  if (isLarge) return <Knobs pose={pose} />;
  return isSpokenOf ? null : <Hint pose={pose} />;
}

function Hint({ pose: { x, y, ...size } }: { readonly pose: Pose }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className="handles" aria-hidden="true" transform={`translate(${n(x)} ${n(y - halfSpan(size).y)})`}>
      <g className="fixed">
        <text className="label handle-hint" dy="-0.8em">
          {tb.zoomToTurn}
        </text>
      </g>
    </g>
  );
}

/** Before the front to turn it, on the front corners to wheel about the other. */
function Knobs({ pose: { x, y, heading, width, depth } }: { readonly pose: Pose }) {
  const { tip } = headOf({ width, depth });
  const corner = width / 2;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className="handles" aria-hidden="true" transform={`translate(${n(x)} ${n(y)}) rotate(${heading / 10})`}>
      <g transform={`translate(0 ${n(-tip)})`}>
        <g className="fixed">
          <path className="stalk" d="M0 0V-22" />
          <Knob grip="turn" x={0} y={-30} />
        </g>
      </g>
      {([-1, 1] as const).map((side) => (
        <g key={side} transform={`translate(${n(side * corner)} ${n(-depth / 2)})`}>
          <g className="fixed">
            <Knob grip={side < 0 ? 'wheel-left' : 'wheel-right'} x={side * 16} y={-6} />
          </g>
        </g>
      ))}
    </g>
  );
}

function Knob({ grip, x, y }: { readonly grip: Grip; readonly x: number; readonly y: number }) {
  return (
    <g
      className="handle"
      data-handle={grip}
      transform={`translate(${x} ${y}) scale(${grip === 'wheel-left' ? -1 : 1} 1)`}
    >
      <title>{grip === 'turn' ? tb.turnHandle : tb.wheelHandle}</title>
      <circle className="reach" r="18" />
      <circle className="knob" r="10" />
      <path d={grip === 'turn' ? TURN : WHEEL} />
    </g>
  );
}
