import type { Pose } from '@acies/kernel/picture';
import { n } from '../ground/paths.ts';
import type { Figure } from '../scene/figures.ts';
import { cornerOf, frontPath } from './block.tsx';
import { PieceSign } from './sign.tsx';

interface GhostProps {
  readonly pose: Pose;
  readonly figure: Figure;
  /** How it is meant: what would be, what is refused, what is under the hand, what was wished for in vain. */
  readonly look: 'shown' | 'allowed' | 'refused' | 'held' | 'wished';
}

/** A unit where it would stand. One that may not stand there is hatched, dashed and crossed out. */
export function Ghost({ pose: { x, y, heading, width, depth }, figure: { side, type }, look }: GhostProps) {
  const [w, h] = [width / 2, depth / 2];
  return (
    <g className={`ghost ${side} ${look}`} transform={`translate(${n(x)} ${n(y)})`}>
      <g transform={`rotate(${heading / 10})`}>
        <rect x={-w} y={-h} width={width} height={depth} rx={cornerOf(side, { width, depth })} />
        <path className="front" d={frontPath(side, width, depth)} />
        {look === 'refused' && (
          <path className="cross" d={`M${n(-w)} ${n(-h)}L${n(w)} ${n(h)}M${n(w)} ${n(-h)}L${n(-w)} ${n(h)}`} />
        )}
      </g>
      {look !== 'wished' && <PieceSign {...{ type, width, depth, heading }} />}
    </g>
  );
}
