import type { SceneToken } from '@acies/kernel/picture';
import { type CSSProperties, memo } from 'react';
import { GLYPHS } from '../../../symbols/glyphs.ts';
import { n } from '../ground/paths.ts';

interface TokensProps {
  readonly tokens: readonly SceneToken[];
  /** How large a piece usually is. */
  readonly usual: number;
}

/** Half of what a token is drawn with before it is scaled. */
const HALF = 10;

/** Markers, camps, messengers: square for red, round for blue, and a lozenge for nobody's. */
export const Tokens = memo(function Tokens({ tokens, usual }: TokensProps) {
  return tokens.map((token) => (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive.
    <g
      key={`${token.kind} ${token.text} ${token.x} ${token.y}`}
      className={`token ${token.side ?? 'nobody'}`}
      role="img"
      aria-label={token.text}
      transform={`translate(${n(token.x)} ${n(token.y)})`}
    >
      <title>{token.text}</title>
      <g className="least" style={{ '--own': (usual * 0.26) / HALF } as CSSProperties}>
        <TokenSign {...token} />
      </g>
    </g>
  ));
});

function TokenSign({ kind, side, sign }: SceneToken) {
  if (kind.includes('camp')) return <path className="tent" d={GLYPHS.tent.line} transform="translate(-16 -10)" />;
  const turn = side ? {} : { transform: 'rotate(45)' };
  return (
    <>
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={side === 'blue' ? HALF : 0} {...turn} />
      <text dy="0.35em">{sign}</text>
    </>
  );
}
