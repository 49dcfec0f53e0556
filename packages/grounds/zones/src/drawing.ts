import { makeZoneGrid, type Zone, type ZoneGrid } from './grid.ts';
import { rowName } from './name.ts';

/** A field as drawn with a character a zone. */
export interface ZoneDrawing {
  readonly grid: ZoneGrid;
  /** One character by zone. */
  readonly cells: readonly string[];
}

/** How large the boxes of `drawZones` are, and how its frame looks. */
export interface DrawZonesOptions {
  /** Visible characters a line of a zone; shorter texts are filled up on the right, longer ones cut. */
  readonly cellWidth: number;
  /** Lines a zone, or a number for each row of zones; what is missing stays blank, what is over is left out. */
  readonly cellLines: number | readonly number[];
  /** Paints the characters of the frame, as with a colour. */
  readonly border?: (text: string) => string;
}

/** Reads a drawn field: a line a row, a character a zone. Blanks and empty lines are there for the eye only. */
export function parseZones(text: string): ZoneDrawing {
  const lines = text
    .split('\n')
    .map((line, i) => ({ number: i + 1, cells: [...line.replace(/\s/g, '')] }))
    .filter((line) => line.cells.length > 0);
  const width = lines[0]?.cells.length;
  if (!width) throw new SyntaxError('a field needs at least one zone');
  for (const { number, cells } of lines)
    if (cells.length !== width)
      throw new SyntaxError(
        `line ${number}: the row has ${countZones(cells.length)}, the first has ${countZones(width)}`,
      );
  return { grid: makeZoneGrid(width, lines.length), cells: lines.flatMap((line) => line.cells) };
}

const countZones = (count: number): string => (count === 1 ? '1 zone' : `${count} zones`);

/** The form that `parseZones` reads, with a blank between the characters. */
export const printZones = (grid: ZoneGrid, cells: readonly string[]): string =>
  range(grid.height)
    .map((row) => cells.slice(row * grid.width, (row + 1) * grid.width).join(' '))
    .join('\n');

/** Draws a field for people: a box a zone with its lines of text, column numbers above, row letters at the left. */
export function drawZones(
  grid: ZoneGrid,
  linesOf: (zone: Zone) => readonly string[],
  options: DrawZonesOptions,
): string {
  const { cellWidth, cellLines, border = (text) => text } = options;
  const rule = (left: string, middle: string, right: string): string =>
    MARGIN + border(left + new Array<string>(grid.width).fill('─'.repeat(cellWidth)).join(middle) + right);
  const bar = border('│');
  const out = [...columnNumbers(grid.width, cellWidth), rule('┌', '┬', '┐')];
  for (let row = 0; row < grid.height; row++) {
    if (row > 0) out.push(rule('├', '┼', '┤'));
    const texts = range(grid.width).map((column) => linesOf(row * grid.width + column));
    const height = typeof cellLines === 'number' ? cellLines : cellLines[row]!;
    for (let line = 0; line < height; line++) {
      const label = line === (height - 1) >> 1 ? rowName(row).padEnd(MARGIN.length) : MARGIN;
      out.push(label + bar + texts.map((lines) => fit(lines[line] ?? '', cellWidth) + bar).join(''));
    }
  }
  out.push(rule('└', '┴', '┘'));
  return out.join('\n');
}

/** Room for a row's letter and a blank. */
const MARGIN = '  ';

/** Over the middle of the boxes; digit below digit where the boxes are too narrow for the last number. */
function columnNumbers(width: number, cellWidth: number): string[] {
  const digits = String(width).length;
  const numbers = range(width).map((column) => String(column + 1));
  const lines =
    digits <= cellWidth ? [numbers] : range(digits).map((i) => numbers.map((number) => number.padStart(digits)[i]!));
  return lines.map((labels) => (MARGIN + labels.map((label) => ' ' + centre(label, cellWidth)).join('')).trimEnd());
}

const centre = (text: string, width: number): string => (' '.repeat((width - text.length) >> 1) + text).padEnd(width);

const ESCAPE = '\u001b';
const PIECES = new RegExp(`${ESCAPE}(?:\\[[\\d;:]*[A-Za-z])?|.`, 'gsu');

/** Escapes in one piece, all else character by character. */
const piecesOf = (text: string): readonly string[] => text.match(PIECES) ?? [];

const takesRoom = (piece: string): boolean => !piece.startsWith(ESCAPE) && !/\p{M}/u.test(piece);

/** Characters on the screen: colour escapes and combining marks take no room, every other character one place. */
export const visibleWidth = (text: string): number => piecesOf(text).filter(takesRoom).length;

/** Cuts or fills up to the width. The escapes stay even beyond it, so that a colour ends where its text would have. */
function fit(text: string, width: number): string {
  let used = 0;
  let kept = '';
  for (const piece of piecesOf(text)) {
    if (takesRoom(piece)) used++;
    if (used <= width || piece.startsWith(ESCAPE)) kept += piece;
  }
  return kept + ' '.repeat(Math.max(0, width - used));
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
