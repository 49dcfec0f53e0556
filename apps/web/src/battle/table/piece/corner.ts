import { n } from '../ground/paths.ts';

/** A unit that has done what it may do has a corner turned down. */
export function cornerPath(width: number, depth: number): string {
  const size = Math.min(width, depth) * 0.42;
  return `M${n(width / 2)} ${n(depth / 2)}h${n(-size)}l${n(size)} ${n(-size)}z`;
}
