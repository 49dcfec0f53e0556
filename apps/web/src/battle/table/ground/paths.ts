import type { Spot } from '@acies/kernel/picture';
import { minus, plus, times } from '../geometry.ts';

/** Numbers of a path, short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ({ x, y }: Spot): string => `${n(x)} ${n(y)}`;
export const move = (spot: Spot): string => `M${at(spot)}`;
export const line = (...spots: readonly Spot[]): string => `M${spots.map(at).join('L')}`;
export const closed = (spots: readonly Spot[]): string => `${line(...spots)}z`;

/** A line drawn by hand through all spots; a closed one comes back to where it began. */
export function smooth(spots: readonly Spot[], isClosed: boolean): string {
  const last = spots.length - 1;
  if (last < 2 && !isClosed) return line(...spots);
  const get = (i: number): Spot =>
    isClosed ? spots[(i + spots.length) % spots.length]! : spots[Math.min(last, Math.max(0, i))]!;
  let d = move(get(0));
  for (let i = 0; i < (isClosed ? spots.length : last); i++) {
    const [before, a, b, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${at(plus(a, times(minus(b, before), 1 / 6)))} ${at(minus(b, times(minus(after, a), 1 / 6)))} ${at(b)}`;
  }
  return isClosed ? `${d}z` : d;
}

/** Spots along a line, about so far from each other. */
export function along(spots: readonly Spot[], gap: number): Spot[] {
  const all: Spot[] = [];
  for (const [i, a] of spots.entries()) {
    const b = spots[i + 1];
    if (!b) break;
    const steps = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / gap));
    for (let step = 0; step < steps; step++) all.push(plus(a, times(minus(b, a), step / steps)));
  }
  return [...all, spots.at(-1)!];
}
