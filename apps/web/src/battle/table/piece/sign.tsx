import type { ScenePiece } from '@acies/kernel';
import { type Drawing, GLYPHS } from '../../../symbols/glyphs.ts';
import { SIGN_OF } from '../../../symbols/signs.ts';
import { uprightAngle } from '../geometry.ts';

/** The field on which signs are drawn. */
const FIELD = { width: 32, height: 20 };

type Signed = Pick<ScenePiece, 'type' | 'width' | 'depth' | 'heading'>;

/** The troop symbol on a plate of paper, along the front and never upside down. */
export function PieceSign({ type, width, depth, heading }: Signed) {
  const glyph = Object.hasOwn(SIGN_OF, type) ? SIGN_OF[type] : undefined;
  const scale = Math.min((width * 0.78) / FIELD.width, (depth * 0.58) / FIELD.height);
  const drawing: Drawing | undefined = glyph && GLYPHS[glyph];
  return (
    <g className="sign" transform={`rotate(${uprightAngle(heading)}) scale(${scale.toFixed(3)}) translate(-16 -10)`}>
      <rect className="plate" x="-1" y="0" width="34" height="20" rx="2" />
      {drawing?.fill && <path className="solid" d={drawing.fill} />}
      {drawing?.line && <path className="lines" d={drawing.line} />}
      {!drawing && (
        <text className="letters" x="16" y="15">
          {type.slice(0, 3)}
        </text>
      )}
    </g>
  );
}
