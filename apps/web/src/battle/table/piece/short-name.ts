import type { ScenePiece } from '@acies/kernel/picture';

/** In pixels: a piece is about so large where its short name is first seen, and a letter so wide. */
const LEAST_PIECE = 29;
const LETTER = 5.6;
const LEAST_LETTERS = 4;

/** Fewer letters than this tell nothing after the first of another word. */
const LEAST_AFTER = 2;

/** How many letters stand beneath a piece without touching those of the next in a line. */
export const lettersBelow = ({ width, depth }: Pick<ScenePiece, 'width' | 'depth'>): number =>
  Math.max(LEAST_LETTERS, Math.floor((LEAST_PIECE * Math.sqrt(width / depth)) / LETTER));

/** A name in so many letters: "Hastati 1" is "Has 1" in five of them, and "Taxis of Craterus" "T.Cra". */
export function shortName(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const [, words = name, number = ''] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  const room = letters - number.length;
  const [first = '', ...others] = words.split(/[ -]/);
  const last = others.at(-1);
  if (last === undefined || room - 2 < LEAST_AFTER) return first.slice(0, room) + number;
  return `${first.slice(0, 1)}.${last.slice(0, room - 2)}${number}`;
}
