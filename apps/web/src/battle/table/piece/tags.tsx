import type { Badge, ScenePiece } from '@acies/kernel';
import { halfSpan } from '../geometry.ts';
import { hasPips } from './strength.tsx';

const MOST_BADGES = 4;
/** Pixels on the screen. */
const BADGE = { height: 14, letter: 6.4, gap: 2, over: 4 };

const badgeWidth = (sign: string): number => Math.max(BADGE.height, sign.length * BADGE.letter + 6);

interface TagsProps {
  readonly piece: ScenePiece;
  readonly areBadgesBelow: boolean;
}

/** What stands beside a piece, upright and as large as can be read at every scale. */
export function Tags({ piece, areBadgesBelow }: TagsProps) {
  const half = halfSpan(piece);
  return (
    <>
      <g className="fixed count">
        <text className="label" dy="0.35em">
          {piece.left}
        </text>
      </g>
      <g transform={`translate(0 ${areBadgesBelow ? half.y : -half.y})`}>
        <g className={areBadgesBelow ? 'fixed badges below' : 'fixed badges'}>
          <Badges badges={piece.badges} isBelow={areBadgesBelow} />
        </g>
      </g>
      {piece.leaders.length > 0 && (
        <g transform={`translate(${-half.x} ${-half.y})`}>
          <g className="fixed">
            <Pennant name={piece.leaders[0]!} more={piece.leaders.length - 1} />
          </g>
        </g>
      )}
      <g transform={`translate(0 ${half.y})`}>
        <g className="fixed names">
          <Names piece={piece} isLower={areBadgesBelow && piece.badges.length > 0} />
        </g>
      </g>
    </>
  );
}

/** Harm first: when only one can be seen, it is that. */
const byWeight = (a: Badge, b: Badge): number => Number(b.tone === 'harm') - Number(a.tone === 'harm');

function Badges({ badges, isBelow }: { readonly badges: readonly Badge[]; readonly isBelow: boolean }) {
  const sorted = [...badges].sort(byWeight);
  const kept = sorted.slice(0, sorted.length > MOST_BADGES ? MOST_BADGES - 1 : MOST_BADGES);
  const rest = sorted.length - kept.length;
  const signs: Pick<Badge, 'sign' | 'tone'>[] = rest > 0 ? [...kept, { sign: `+${rest}`, tone: 'plain' }] : kept;
  const widths = signs.map(({ sign }) => badgeWidth(sign));
  const whole = widths.reduce((sum, width) => sum + width + BADGE.gap, -BADGE.gap);
  let x = -whole / 2;
  return signs.map(({ sign, tone }, i) => {
    const from = x;
    x += widths[i]! + BADGE.gap;
    return (
      <g
        key={sign}
        className={`badge ${tone}`}
        transform={`translate(${from} ${isBelow ? -BADGE.over : BADGE.over - BADGE.height})`}
      >
        <rect width={widths[i]} height={BADGE.height} rx={tone === 'harm' ? 1 : BADGE.height / 2} />
        <text x={widths[i]! / 2} y={BADGE.height / 2} dy="0.35em">
          {sign}
        </text>
      </g>
    );
  });
}

function Pennant({ name, more }: { readonly name: string; readonly more: number }) {
  return (
    <g className="pennant" transform="translate(3 4)">
      <path className="pole" d="M0 0V-24" />
      <path className="cloth" d="M0-24H-17L-13-17.5-17-11H0z" />
      <text x="-6.5" y="-17.5" dy="0.35em">
        {name.slice(0, 1)}
        {more > 0 && '+'}
      </text>
    </g>
  );
}

const LONG = 13;

/** A long name goes on two lines. */
export function inLines(name: string): string[] {
  if (name.length <= LONG) return [name];
  const gaps = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const [best] = gaps.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return best === undefined ? [name] : [name.slice(0, best).trim(), name.slice(best)];
}

function Names({
  piece: { label, name, left, start },
  isLower,
}: {
  readonly piece: ScenePiece;
  readonly isLower: boolean;
}) {
  const y = isLower ? 25 : 11;
  const count = hasPips(start) ? '' : ` ${left}/${start}`;
  return (
    <>
      <text className="label short" y={y}>
        {label + count}
      </text>
      <text className="label long" y={y}>
        {inLines(name + count).map((line, i) => (
          <tspan key={line} x="0" dy={i === 0 ? 0 : '1.05em'}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
