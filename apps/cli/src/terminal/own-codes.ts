import { randomInt } from 'node:crypto';
import { shownText } from '@acies/kernel/input';
import pc from 'picocolors';

export type Colours = ReturnType<typeof pc.createColors>;

/**
 * The sign by which codes of our own are told from those in a text from outside: drawn anew by every process, so that no file and no
 * program can know it. It stands in each code until the code is written, where measuring a width or cutting a line passes over it.
 */
const SIGN = Array.from({ length: 3 }, () => randomInt(1000, 10_000)).join(';');

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: it is how colour codes begin
const WRITTEN = /\u001b\[(\d+)m/g;
const SIGNED = new RegExp(`\u001b\\[${SIGN};(\\d+)m`);
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: it is how colour codes begin

/** A text as it may be written to a terminal: its lines and our own colours, and nothing else that a terminal would obey. */
export const guarded = (text: string): string => text.split('\n').map(guardedLine).join('\n');

const guardedLine = (line: string): string =>
  line
    .split(SIGNED)
    .map((part, i) => (i % 2 === 1 ? `\u001b[${part}m` : shownText(part)))
    .join('');

/** Colours whose codes come through the guard. */
export function signedColours(coloured: boolean): Colours {
  const colours = pc.createColors(coloured);
  if (!coloured) return colours;
  const signed =
    (paint: (text: string) => string) =>
    (text: string): string =>
      paint(guarded(text)).replace(WRITTEN, `\u001b[${SIGN};$1m`);
  const entries = Object.entries(colours).map(([name, paint]) => [
    name,
    typeof paint === 'function' ? signed(paint as (text: string) => string) : paint,
  ]);
  return Object.fromEntries(entries) as Colours;
}
