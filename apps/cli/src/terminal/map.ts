import { stripVTControlCharacters } from 'node:util';
import { BadInput, type Engine, type Game } from '@acies/kernel';
import { paintFor } from './paint.ts';
import { columnsOf, type Terminal } from './terminal.ts';
import { sliceVisible, widthOf, wrap } from './text.ts';

/** The field in as many columns as the window has: drawn small if it must be, and in parts if that is not enough. */
export function drawMap(terminal: Terminal, engine: Engine, game: Game): string[] {
  const { draw } = engine.rules;
  const g = engine.look(game);
  const paint = paintFor(terminal);
  const most = columnsOf(terminal.io) ?? Number.POSITIVE_INFINITY;
  const full = draw(g, paint).split('\n');
  if (broadest(full) <= most) return full;
  const narrow = `your window is narrower than the ${broadest(full)} columns of the map.`;
  const small = draw(g, paint, { compact: true, columns: most }).split('\n');
  const part = engine.rules.drawAt ? ' In play, "map" with a unit or a place draws a part of it large.' : '';
  if (broadest(small) <= most) return withNote(terminal, `Drawn small: ${narrow}${part}`, small);
  // Rules that cannot draw smaller draw as before, and the larger map says more.
  const best = broadest(small) < broadest(full) ? small : full;
  const parts = inParts(best, most).flatMap((part, i) => (i === 0 ? part : ['', ...part]));
  return withNote(terminal, `In parts: ${narrow}`, parts);
}

/** Part of the field drawn large, where the rules can. */
export function drawPart(terminal: Terminal, engine: Engine, game: Game, place: string): string[] {
  const { rules } = engine;
  if (!rules.drawAt) throw new BadInput(`the ${rules.title} map is drawn whole: "map" alone shows it`);
  const g = engine.look(game);
  const paint = paintFor(terminal);
  const most = columnsOf(terminal.io) ?? Number.POSITIVE_INFINITY;
  const full = rules.drawAt(g, paint, place).split('\n');
  return broadest(full) <= most ? full : rules.drawAt(g, paint, place, { compact: true, columns: most }).split('\n');
}

/** Where it has been said that the window is narrow: once is enough. */
const told = new WeakSet<Terminal>();

function withNote(terminal: Terminal, note: string, lines: readonly string[]): string[] {
  if (told.has(terminal)) return [...lines];
  told.add(terminal);
  return [...wrap(note, Math.max(80, terminal.width)).map(terminal.colour.dim), ...lines];
}

const broadest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

/** Characters of one part that the next repeats, so that what lies on the cut is whole in one of them: a word, or a box. */
const overlapOf = (lines: readonly string[]): number => {
  const frame = lines.map(stripVTControlCharacters).find((line) => line.includes('┬'));
  return frame ? frame.indexOf('┬') - frame.indexOf('┌') + 1 : 8;
};

const BARS = '│┌┬┐├┼┤└┴┘';

/** The row names on the left are repeated with every part. */
function inParts(lines: readonly string[], most: number): string[][] {
  const margin = Math.max(...lines.map((line) => /^\S+ |^/.exec(stripVTControlCharacters(line))![0].length));
  const room = most - margin;
  const whole = broadest(lines) - margin;
  const overlap = overlapOf(lines);
  const count = Math.max(1, Math.ceil((whole - overlap) / (room - overlap)));
  const step = Math.ceil((whole - overlap) / count);
  return Array.from({ length: count }, (_, i) => {
    const from = margin + i * step;
    return lines.map((line) => (sliceVisible(line, 0, margin) + sliceWords(line, from, from + room)).trimEnd());
  });
}

/** A part of a line; a word that either edge would cut is left out, and so is what stands in a box. */
function sliceWords(line: string, from: number, to: number): string {
  const plain = [...stripVTControlCharacters(line)];
  const between = plain.some((sign) => BARS.includes(sign)) ? BARS : ' ';
  const filled = (at: number): boolean => plain[at] !== undefined && !between.includes(plain[at]);
  let [start, end] = [from, to];
  if (filled(start - 1)) while (filled(start) && start < to) start++;
  if (filled(end)) while (filled(end - 1) && end > start) end--;
  return ' '.repeat(start - from) + sliceVisible(line, start, end);
}
