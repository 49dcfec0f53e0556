import type { ScenePiece } from '@acies/kernel/picture';
import type { CSSProperties } from 'react';
import { useSign } from '../../../symbols/signs.tsx';
import { uprightAngle } from '../geometry.ts';

/** The field on which signs are drawn. */
const FIELD = { width: 32, height: 20 };

type Signed = Pick<ScenePiece, 'type' | 'width' | 'depth' | 'heading'>;

/**
 * The troop symbol on a plate of paper, along the front and never upside down. From afar it is drawn larger than the plate
 * has room for, as far as the block is broad: a thin line would have a speck.
 */
export function PieceSign({ type, width, depth, heading }: Signed) {
  const drawing = useSign(type);
  const scale = Math.min((width * 0.78) / FIELD.width, (depth * 0.58) / FIELD.height);
  const most = Math.max(scale, Math.min((width * 0.94) / FIELD.width, (depth * 1.7) / FIELD.height));
  return (
    <g transform={`rotate(${uprightAngle(heading)})`}>
      <g className="sign" style={{ '--own': scale.toFixed(3), '--most': most.toFixed(3) } as CSSProperties}>
        <rect className="plate" x="-1" y="0" width="34" height="20" rx="2" />
        {drawing?.fill && <path className="solid" d={drawing.fill} />}
        {drawing?.line && <path className="lines" d={drawing.line} />}
        {!drawing && (
          <text className="letters" x="16" y="15">
            {type.slice(0, 3)}
          </text>
        )}
      </g>
    </g>
  );
}
