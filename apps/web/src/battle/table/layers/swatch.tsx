import type { CSSProperties } from 'react';
import { Block } from '../piece/block.tsx';
import { cornerPath } from '../piece/corner.ts';
import { Ring } from '../piece/ring.tsx';
import { Pips } from '../piece/strength.tsx';
import { SWORDS } from './links.tsx';
import type { Look } from './looks.ts';

const SIZE = { width: 44, depth: 26 };
const PIXEL = { '--px': 1.6 } as CSSProperties;

/** A look as it is on the table, small. */
export function LookSwatch({ kind, side }: Look) {
  if (kind === 'cell' || kind === 'into') return <span className={`swatch ${kind}`} />;
  if (kind === 'fight')
    return (
      <svg className="swatch-piece" viewBox="-14 -14 28 28" aria-hidden="true">
        <g className="link">
          <circle r="11" />
          <path d={SWORDS} />
        </g>
      </svg>
    );
  const flags = { isActive: kind === 'active', isTarget: kind === 'target', isSelected: kind === 'chosen' };
  return (
    <svg className="swatch-piece" viewBox="-36 -24 72 48" style={PIXEL} aria-hidden="true">
      <g className={`piece ${side} ${kind}`}>
        <Ring {...SIZE} flags={flags} />
        <Block {...SIZE} side={side} files={1} ranks={1} />
        {kind === 'unit' && <Pips {...SIZE} left={3} start={4} />}
        {kind === 'spent' && <path className="spent-mark" d={cornerPath(SIZE.width, SIZE.depth)} />}
      </g>
    </svg>
  );
}
