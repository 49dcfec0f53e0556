import { n } from '../ground/paths.ts';
import type { Flags } from './piece.tsx';

type Ringed = Pick<Flags, 'isActive' | 'isTarget' | 'isSelected'>;

interface RingProps {
  readonly width: number;
  readonly depth: number;
  readonly flags: Ringed;
}

/**
 * What can be done with a piece, told by shape as well as by colour: a bright ring round who can act, corners and cross
 * hairs about whom it may befall, a heavy double ring round who is chosen. Each has an edge, to be seen on either side's colour.
 */
export function Ring({ width, depth, flags }: RingProps) {
  const out = Math.min(width, depth, 0.6 * Math.max(width, depth)) * 0.14;
  const box = (by: number) => ({
    ...{ x: -width / 2 - by, y: -depth / 2 - by, width: width + 2 * by, height: depth + 2 * by, rx: by },
  });
  if (flags.isSelected)
    return (
      <>
        <rect className="ring-edge" {...box(out)} />
        <rect className="ring chosen" {...box(out)} />
        <rect className="ring outer" {...box(out * 2.2)} />
      </>
    );
  if (flags.isTarget) return <Aim d={crossHairs(width / 2 + out, depth / 2 + out, out)} />;
  if (!flags.isActive) return null;
  return (
    <>
      <rect className="ring-edge" {...box(out)} />
      <rect className="ring" {...box(out)} />
    </>
  );
}

const Aim = ({ d }: { readonly d: string }) => (
  <>
    <path className="reticle-edge" d={d} />
    <path className="reticle" d={d} />
  </>
);

/** The four corners of a frame, and a stroke in the middle of each of its sides, from outside. */
function crossHairs(w: number, h: number, out: number): string {
  const [across, down, hair] = [w * 0.3, h * 0.3, out * 1.5];
  const corner = (x: number, y: number): string =>
    `M${n(x * w)} ${n(y * (h - down))}V${n(y * h)}H${n(x * (w - across))}`;
  return [
    ...[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    `M${n(-w - hair)} 0H${n(-w + out)}M${n(w + hair)} 0H${n(w - out)}`,
    `M0 ${n(-h - hair)}V${n(-h)}M0 ${n(h + hair)}V${n(h)}`,
  ].join('');
}
