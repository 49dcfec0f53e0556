import { makeGameFile } from '../match/game-file.ts';
import type { Match } from '../match/match.ts';

export type Fields = Record<string, unknown>;

/** A game file as plain data: it is read as what it is, and a test may put anything in the place of anything. */
export interface Alterable extends Fields {
  get rules(): Fields;
  set rules(rules: unknown);
  get players(): Fields;
  set players(players: unknown);
  get setup(): Fields;
  set setup(setup: unknown);
  get dice(): Fields & { get entered(): unknown[][]; set entered(throws: unknown) };
  set dice(dice: unknown);
  get choices(): unknown[][];
  set choices(choices: unknown);
  get hashes(): unknown[][];
  set hashes(hashes: unknown);
}

export function altered(match: Match, change: (file: Alterable) => void): string {
  const file = JSON.parse(makeGameFile(match)) as Alterable;
  change(file);
  return JSON.stringify(file);
}
