import { type Grid, type Hex, makeGrid } from './grid.ts';
import { nameOf, rowName } from './name.ts';

export interface MapDrawing {
  readonly grid: Grid;
  /** One character by hex. */
  readonly cells: readonly string[];
}

export interface DrawOptions {
  /** Visible characters a hex; narrower texts are filled up on the right. */
  readonly cellWidth: number;
  /** Column numbers on top, row letters on the left. */
  readonly labels: boolean;
}

interface Line {
  readonly number: number;
  readonly indent: number;
  readonly characters: readonly string[];
}

/**
 * Reads a drawn map: a character a hex with spaces between, odd rows one space farther right. Blank lines and the indentation
 * that all lines share are ignored.
 */
export function parseMap(text: string): MapDrawing {
  const lines = linesOf(text);
  const margin = Math.min(...lines.map((line) => line.indent));
  const rows = lines.map((line, row) => readRow(line, margin + (row & 1)));
  const width = rows[0]?.length ?? 0;
  if (width === 0) throw new SyntaxError('a map needs at least one hex');
  rows.forEach((row, i) => {
    if (row.length === width) return;
    const column = lines[i]!.indent + 2 * Math.min(row.length, width);
    fail(lines[i]!, column, `the row has ${countHexes(row.length)}, the first has ${countHexes(width)}`);
  });
  return { grid: makeGrid(width, rows.length), cells: rows.flat() };
}

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .map((line, i) => ({ number: i + 1, indent: line.search(/[^ ]|$/), characters: [...line.trimEnd()] }))
    .filter((line) => line.characters.length > 0);
}

function readRow(line: Line, indent: number): string[] {
  if (line.indent !== indent) fail(line, line.indent, `the row begins here, and should in column ${indent + 1}`);
  const row: string[] = [];
  line.characters.forEach((character, i) => {
    if (i < indent) return;
    const isCell = (i - indent) % 2 === 0;
    if (isCell === /\s/.test(character))
      fail(line, i, isCell ? 'a hex should be here' : `a space should be here, not '${character}'`);
    if (isCell) row.push(character);
  });
  return row;
}

function fail(line: Line, at: number, why: string): never {
  throw new SyntaxError(`line ${line.number}, column ${at + 1}: ${why}`);
}

const countHexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);

/** Draws a map. With cells of one character and no labels it is the form that `parseMap` reads. */
export function drawMap(grid: Grid, cellText: (hex: Hex) => string, options: DrawOptions): string {
  const pitch = pitchOf(options.cellWidth);
  const margin = options.labels ? rowName(grid.height - 1).length + 1 : 0;
  const lines = options.labels ? columnNumbers(grid.width, pitch).map((line) => ' '.repeat(margin) + line) : [];
  for (let row = 0; row < grid.height; row++) {
    let line = (options.labels ? rowName(row) : '').padEnd(margin) + ' '.repeat((row & 1) * (pitch / 2));
    for (let col = 0; col < grid.width; col++)
      line += fit(grid, row * grid.width + col, cellText, options.cellWidth, pitch);
    lines.push(line);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** From cell to cell: a space at least between two, and even, so that odd rows can be shifted by half of it. */
const pitchOf = (cellWidth: number): number => cellWidth + 2 - (cellWidth % 2);

function fit(grid: Grid, hex: Hex, cellText: (hex: Hex) => string, cellWidth: number, pitch: number): string {
  const text = cellText(hex);
  const length = visibleLength(text);
  if (length > cellWidth) throw new RangeError(`the text of ${nameOf(grid, hex)} is ${length} wide, over ${cellWidth}`);
  return text + ' '.repeat(pitch - length);
}

/** On one line where they fit with a space between, else digit below digit. */
function columnNumbers(width: number, pitch: number): string[] {
  const digits = String(width).length;
  const numbers = Array.from({ length: width }, (_, col) => String(col + 1));
  if (digits < pitch) return [numbers.map((number) => number.padEnd(pitch)).join('')];
  return Array.from({ length: digits }, (_, i) =>
    numbers.map((number) => number.padStart(digits)[i]!.padEnd(pitch)).join(''),
  );
}

const ESCAPE = '\u001b';

/** Characters on the screen: colour codes and combining marks take no room, every other character one place. */
export function visibleLength(text: string): number {
  const [plain = '', ...coded] = text.split(ESCAPE);
  const shown = plain + coded.map((part) => part.replace(/^\[[\d;]*[A-Za-z]/, '')).join('');
  return [...shown.replace(/\p{M}/gu, '')].length;
}
