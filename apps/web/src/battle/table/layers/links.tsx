import type { SceneLink, ScenePiece } from '@acies/kernel/picture';
import { type CSSProperties, memo } from 'react';
import { between } from '../geometry.ts';
import { n } from '../ground/paths.ts';

interface LinksProps {
  readonly links: readonly SceneLink[];
  readonly pieces: readonly ScenePiece[];
}

/** Two swords crossed, on a disc of 24. */
export const SWORDS = 'M-6-6 6 6M6-6-6 6M2.5 6.5l4-4M-2.5 6.5l-4-4';

/** Crossed swords between those who fight. */
export const Links = memo(function Links({ links, pieces }: LinksProps) {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  return links.map(({ from, to, text }) => {
    const [a, b] = [known.get(from), known.get(to)];
    if (!a || !b) return null;
    const { x, y } = between(a, b);
    const own = Math.min(a.depth, b.depth, a.width, b.width) / 44;
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive.
      <g key={`${from} ${to}`} className="link" role="img" aria-label={text} transform={`translate(${n(x)} ${n(y)})`}>
        <title>{text}</title>
        <g className="least" style={{ '--own': own } as CSSProperties}>
          <circle r="11" />
          <path d={SWORDS} />
        </g>
      </g>
    );
  });
});
