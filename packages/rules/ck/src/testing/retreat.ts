import { type ClashOptions, clash, toShooting } from './clash.ts';
import { type CkStage, ones } from './stage.ts';

export interface RetreatOptions extends ClashOptions {
  /** Dice of red's shooting, if anyone has something to shoot with. */
  readonly shots?: readonly number[];
}

/**
 * Two red close order units assault blue at a zone from the zone below, and blue does not await them: everyone there falls
 * back, upwards, with nothing lost to the pursuit.
 */
export function retreat(
  at: string,
  blue: readonly string[],
  red: readonly string[] = [],
  { shots = [], ...options }: RetreatOptions = {},
): CkStage {
  const below = `${String.fromCharCode(at.charCodeAt(0) + 1)}${at[1]}`;
  const s = clash([`a CO plain ${below}`, `b CO plain ${below}`, ...red], blue, options);
  return toShooting(s, ...shots)
    .assault(below, at)
    .pick('fall back', ...ones(5));
}

/** Three units that fill a zone: `full('B3')`. */
export const full = (zone: string, key = zone.toLowerCase()): string[] =>
  [1, 2, 3].map((i) => `${key}${i} Aux plain ${zone}`);
