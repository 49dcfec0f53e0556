import type { Side } from '@acies/kernel';
import { n } from '../ground/paths.ts';

interface BlockProps {
  readonly side: Side;
  readonly width: number;
  readonly depth: number;
  readonly files: number;
  readonly ranks: number;
}

/** Red has square corners, blue round ones: the sides differ without any colour. */
export const cornerOf = (side: Side, { width, depth }: { readonly width: number; readonly depth: number }): number =>
  side === 'red' ? 0 : Math.min(width, depth) * 0.3;

/** Where the arrowhead of a front ends, and how broad its foot is. */
export const headOf = ({ width, depth }: { readonly width: number; readonly depth: number }) => {
  const size = Math.min(width * 0.4, depth);
  return { tip: depth / 2 + size * 0.3, foot: size * 0.3 };
};

/** The stands of a unit, its front up: a bar along the front with an arrowhead says which way it faces. */
export function Block({ side, width, depth, files, ranks }: BlockProps) {
  const box = { x: -width / 2, y: -depth / 2, width, height: depth, rx: cornerOf(side, { width, depth }) };
  return (
    <>
      <rect className="block" {...box} />
      <rect className="pattern" {...box} />
      <path className="stands" d={standsPath(width, depth, files, ranks)} />
      <path className="front" d={frontPath(side, width, depth)} />
      <rect className="rim" {...box} />
    </>
  );
}

function standsPath(width: number, depth: number, files: number, ranks: number): string {
  let d = '';
  for (let i = 1; i < files; i++) d += `M${n((i / files - 0.5) * width)} ${n(-depth / 2)}v${n(depth)}`;
  for (let i = 1; i < ranks; i++) d += `M${n(-width / 2)} ${n((i / ranks - 0.5) * depth)}h${n(width)}`;
  return d;
}

/** The bar along the front, with its arrowhead. */
export function frontPath(side: Side, width: number, depth: number): string {
  const bar = Math.min(depth * 0.2, width * 0.16);
  const r = Math.min(cornerOf(side, { width, depth }), bar);
  const { tip, foot } = headOf({ width, depth });
  const [w, y] = [width / 2, -depth / 2];
  return `M${n(-w)} ${n(y + bar)}V${n(y + r)}q0 ${n(-r)} ${n(r)} ${n(-r)}H${n(-foot)}L0 ${n(-tip)}L${n(foot)} ${n(y)}H${n(w - r)}q${n(r)} 0 ${n(r)} ${n(r)}V${n(y + bar)}z`;
}
