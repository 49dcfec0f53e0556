import { type GameFile, makeGameFile } from '../game/game-file.ts';
import type { Match } from '../game/match.ts';

/** A game file as plain data that a test may change in any way. */
// biome-ignore lint/suspicious/noExplicitAny: what is wrong with it is the point
export type Alterable = Record<keyof GameFile, any> & Record<string, any>;

export function altered(match: Match, change: (file: Alterable) => void): string {
  const file = JSON.parse(makeGameFile(match)) as Alterable;
  change(file);
  return JSON.stringify(file);
}
