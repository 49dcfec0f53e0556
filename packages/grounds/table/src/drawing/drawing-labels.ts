/** A text to be written into a drawing, at or near a cell: the longest that there is room for. */
export interface Label {
  readonly column: number;
  readonly row: number;
  readonly texts: readonly string[];
}

/** One sign of a label, and whose it is. */
interface Sign {
  readonly mark: number;
  readonly sign: string;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Where a label lies: its first cell and its signs. */
interface Lying {
  readonly row: number;
  readonly first: number;
  readonly signs: readonly string[];
}

/**
 * Labels so that none hides another. First everybody has the shortest of his texts, shifted to the nearest free cell where
 * two would be in one; then each gets longer ones as far as his own base and the free ground beside it go.
 */
export function layLabels(
  grid: Grid,
  owners: readonly number[],
  labels: readonly Label[],
): readonly (Sign | undefined)[] {
  const signs: (Sign | undefined)[] = Array(grid.columns * grid.rows);
  const lying = labels.map((label, mark) => {
    const lies = shortest(grid, owners, signs, mark, label);
    if (lies) write(grid, signs, mark, lies);
    return lies;
  });
  const rungs = Math.max(0, ...labels.map(({ texts }) => texts.length - 1));
  for (let rung = 1; rung <= rungs; rung++)
    for (const [mark, { texts }] of labels.entries()) {
      const now = lying[mark];
      const text = texts[texts.length - 1 - rung];
      if (!now || text === undefined) continue;
      erase(grid, signs, now);
      const longer = stretched(grid, owners, signs, mark, now, [...text]);
      lying[mark] = longer ?? now;
      write(grid, signs, mark, lying[mark]);
    }
  return signs;
}

function write({ columns }: Grid, signs: (Sign | undefined)[], mark: number, { row, first, signs: own }: Lying): void {
  own.forEach((sign, i) => {
    signs[row * columns + first + i] = { mark, sign };
  });
}

function erase({ columns }: Grid, signs: (Sign | undefined)[], { row, first, signs: own }: Lying): void {
  for (let i = 0; i < own.length; i++) signs[row * columns + first + i] = undefined;
}

type Signs = readonly (Sign | undefined)[];

/** The shortest text as near to its cell as there is room, on its own base or bare ground if it can be, else anywhere. */
function shortest(
  grid: Grid,
  owners: readonly number[],
  signs: Signs,
  mark: number,
  { column, row, texts }: Label,
): Lying | undefined {
  const text = [...(texts[texts.length - 1] ?? '')];
  if (text.length === 0 || column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return undefined;
  const first = column - Math.floor(text.length / 2);
  const places: (Lying & { readonly away: number })[] = [];
  for (let down = -REACH; down <= REACH; down++)
    for (let aside = -REACH; aside <= REACH; aside++) {
      const lies = { row: row + down, first: first + aside, signs: text };
      if (!isClear(grid, signs, lies)) continue;
      const onOthers = cellsOf(grid, lies).filter((at) => owners[at]! >= 0 && owners[at] !== mark).length;
      // A row is as deep as two columns are wide.
      places.push({ ...lies, away: Math.abs(aside) + 2 * Math.abs(down) + onOthers * REACH });
    }
  return places.sort((a, b) => a.away - b.away)[0];
}

/** From so many signs on a text is a word, which must not begin right after a letter of another. */
const WORD = 4;

/** How far a text is shifted at most, in cells. */
const REACH = 6;

/** A longer text round the same place, on its own base or on bare ground, a cell from the next label there. */
function stretched(
  grid: Grid,
  owners: readonly number[],
  signs: Signs,
  mark: number,
  { row, first, signs: now }: Lying,
  text: readonly string[],
): Lying | undefined {
  const middle = first + Math.floor(now.length / 2);
  const shifts = Array.from({ length: text.length }, (_, i) => middle - i).sort(
    (a, b) => Math.abs(a - middle + (text.length >> 1)) - Math.abs(b - middle + (text.length >> 1)),
  );
  const isOwn = (at: number): boolean => owners[at] === mark;
  for (const start of shifts) {
    const lies = { row, first: start, signs: text };
    if (!isClear(grid, signs, lies)) continue;
    const cells = cellsOf(grid, lies);
    if (!cells.every((at) => isOwn(at) || owners[at] === -1)) continue;
    const [left, right] = [cells[0]!, cells[cells.length - 1]!];
    const before = start > 0 ? signs[left - 1] : undefined;
    const after = start + text.length < grid.columns ? signs[right + 1] : undefined;
    const crowds = (!isOwn(left) && before !== undefined) || (!isOwn(right) && after !== undefined);
    const runsOn = text.length >= WORD && before !== undefined && /[\p{L}\p{N}]/u.test(before.sign);
    if (!crowds && !runsOn) return lies;
  }
  return undefined;
}

const cellsOf = ({ columns }: Grid, { row, first, signs }: Lying): number[] =>
  signs.map((_, i) => row * columns + first + i);

const isClear = (grid: Grid, signs: Signs, lies: Lying): boolean =>
  lies.row >= 0 &&
  lies.row < grid.rows &&
  lies.first >= 0 &&
  lies.first + lies.signs.length <= grid.columns &&
  cellsOf(grid, lies).every((at) => signs[at] === undefined);
