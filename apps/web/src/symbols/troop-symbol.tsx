import { type Drawing, GLYPHS } from './glyphs.ts';
import { SIGN_OF } from './signs.ts';

/** A block with the sign of its class. It says nothing that the word beside it does not. */
export function TroopSymbol({ type }: { readonly type: string }) {
  const glyph = Object.hasOwn(SIGN_OF, type) ? SIGN_OF[type] : undefined;
  if (!glyph) return null;
  const { fill, line }: Drawing = GLYPHS[glyph];
  return (
    <svg className="symbol" viewBox="0 0 32 20" aria-hidden="true">
      <rect x="0.5" y="0.5" width="31" height="19" rx="1.5" />
      {fill && <path className="solid" d={fill} />}
      {line && <path d={line} />}
    </svg>
  );
}
