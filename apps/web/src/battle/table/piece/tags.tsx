import type { Badge, ScenePiece } from '@acies/kernel/picture';
import { n } from '../ground/paths.ts';
import { isCommon } from './common-signs.ts';
import { lettersBelow, shortName } from './short-name.ts';
import { hasPips } from './strength.tsx';
import { type TagSpot, tagSpots } from './tag-spots.ts';

const MOST_BADGES = 4;
/** Pixels on the screen. */
const BADGE = { height: 14, letter: 6.4, gap: 2, over: -2 };

const badgeWidth = (sign: string): number => Math.max(BADGE.height, sign.length * BADGE.letter + 6);

interface TagsProps {
  readonly piece: ScenePiece;
  readonly areBadgesBelow: boolean;
  readonly common: string;
}

const placed = ({ x, y }: TagSpot, turn: number): string => `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`;

/** What stands beside a piece, close to its sides and as large as can be read at every scale. */
export function Tags({ piece, areBadgesBelow, common }: TagsProps) {
  const { above, below, corner, end, turn } = tagSpots(piece);
  return (
    <>
      <g className={hasPips(piece.start) ? 'count' : 'count only'} transform={placed(end, turn)}>
        <g className="fixed">
          <text className="label" dy="0.35em">
            {piece.left}
          </text>
        </g>
      </g>
      <g transform={placed(areBadgesBelow ? below : above, turn)}>
        <BadgeRows badges={piece.badges} isBelow={areBadgesBelow} common={common} />
      </g>
      {piece.leaders.length > 0 && (
        <g transform={placed(corner, 0)}>
          <g className="fixed">
            <Pennant name={piece.leaders[0]!} more={piece.leaders.length - 1} />
          </g>
        </g>
      )}
      <g transform={placed(below, turn)}>
        <g className="fixed names">
          <Names piece={piece} isLower={areBadgesBelow && piece.badges.some(({ sign }) => !isCommon(common, sign))} />
        </g>
      </g>
    </>
  );
}

/** Harm first: when only one can be seen, it is that. */
const byWeight = (a: Badge, b: Badge): number => Number(b.tone === 'harm') - Number(a.tone === 'harm');

interface BadgesProps {
  readonly badges: readonly Badge[];
  readonly isBelow: boolean;
  readonly common: string;
}

/** What all the army bears is seen from near only: elsewhere it would hide what tells one piece from another. */
function BadgeRows({ badges, isBelow, common }: BadgesProps) {
  const rare = badges.filter(({ sign }) => !isCommon(common, sign));
  const row = isBelow ? 'fixed badges below' : 'fixed badges';
  if (rare.length === badges.length)
    return (
      <g className={row}>
        <Badges {...{ badges, isBelow }} />
      </g>
    );
  return (
    <>
      <g className={`${row} rare`}>
        <Badges badges={rare} isBelow={isBelow} />
      </g>
      <g className={`${row} all`}>
        <Badges {...{ badges, isBelow }} />
      </g>
    </>
  );
}

function Badges({ badges, isBelow }: Omit<BadgesProps, 'common'>) {
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

function Names({ piece, isLower }: { readonly piece: ScenePiece; readonly isLower: boolean }) {
  const { name, left, start } = piece;
  const y = isLower ? 25 : 11;
  const count = hasPips(start) ? '' : ` ${left}/${start}`;
  return (
    <>
      <text className="label short" y={y}>
        {shortName(name, lettersBelow(piece)) + count}
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
