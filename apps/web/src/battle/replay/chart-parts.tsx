import { type BySide, SIDES, type Side } from '@acies/kernel';
import type { Story } from '@acies/session/protocol';
import { number, percent } from '../../strings.ts';
import { tb } from '../strings.ts';
import { FOOT, LUCK_MIDDLE, ROOM, type Scales, stepPath, turnMarks } from './chart-shape.ts';
import { tr } from './strings.ts';

interface FrameProps {
  readonly story: Story;
  readonly scales: Scales;
  readonly width: number;
  readonly mostLuck: number;
}

/** Turns, levels and what they mean. */
export function Frame({ story, scales: { x, strainY, luckY }, width, mostLuck }: FrameProps) {
  const right = width - ROOM.right;
  const levels = [
    ...[0, 0.5, 1].map((level) => ({ y: strainY(level), text: percent(level) })),
    { y: luckY(mostLuck), text: `${tb.red} ${percent(mostLuck)}` },
    { y: LUCK_MIDDLE, text: percent(0) },
    { y: luckY(-mostLuck), text: `${tb.blue} ${percent(mostLuck)}` },
  ];
  return (
    <g className="chart-frame">
      {turnMarks(story.turns, x).map((mark) => (
        <g key={mark.at}>
          <path d={`M${mark.x} ${ROOM.top}V${FOOT}`} />
          {mark.isNamed && (
            <text x={mark.x} y={FOOT + 16} textAnchor="middle">
              {number(mark.turn)}
            </text>
          )}
        </g>
      ))}
      {levels.map(({ y, text }) => (
        <g key={y}>
          <path d={`M${ROOM.left} ${y}H${right}`} />
          <text x={ROOM.left - 4} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <text className="chart-title" x={ROOM.left + 4} y={ROOM.top + 12}>
        {tr.chartStrain}
      </text>
      <text className="chart-title" x={ROOM.left + 4} y={ROOM.top + ROOM.strain + ROOM.between - 6}>
        {tr.chartLuck}
      </text>
    </g>
  );
}

interface LinesProps {
  readonly strain: readonly BySide<number>[];
  readonly sums: readonly number[];
  readonly scales: Scales;
}

export function Lines({ strain, sums, scales: { x, strainY, luckY } }: LinesProps) {
  const of = (side: Side): string =>
    stepPath(
      strain.map((each) => each[side]),
      x,
      strainY,
    );
  const luck = stepPath(sums, x, luckY);
  return (
    <g>
      <path className="luck-area" d={`${luck}V${LUCK_MIDDLE}H${x(0)}Z`} />
      <path className="luck-line" d={luck} />
      {SIDES.map((side) => (
        <path key={side} className={`strain-line ${side}`} d={of(side)} />
      ))}
    </g>
  );
}

interface HereProps {
  readonly story: Story;
  readonly sums: readonly number[];
  readonly scales: Scales;
  readonly at: number;
}

/** The point that one looks at. */
export function Here({ story, sums, scales: { x, strainY, luckY }, at }: HereProps) {
  const luck = sums[at];
  return (
    <g className="chart-here">
      <path d={`M${x(at)} ${ROOM.top}V${FOOT}`} />
      {SIDES.map((side) => (
        <circle key={side} className={side} cx={x(at)} cy={strainY(story.strain[at]![side])} r={4} />
      ))}
      {luck !== undefined && <circle cx={x(at)} cy={luckY(luck)} r={4} />}
    </g>
  );
}
