import { type Game, SIDES, type Side } from '@acies/kernel';
import type { Book } from '@acies/play';
import { table } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { asTyped, padEnd, widthOf, wrap } from '../../terminal/text.ts';
import { type Deciding, type Session, sideName } from '../session.ts';

/** Both armies as the side that decides may know them, unit by unit; only those with the given words, if there are any. */
export const unitLines = ({ terminal, book, match }: Session, { question }: Deciding, words: string): string[] =>
  unitsIn(terminal, book, match.game, question.side, words);

/** Both armies of any game, unit by unit; all that there are where nobody in particular looks. */
export function unitsIn(
  terminal: Terminal,
  { rules, engine }: Book,
  game: Game,
  viewer: Side | undefined,
  words: string,
): string[] {
  const rows = rules.roster(engine.look(game), viewer).map((unit) => ({
    ...unit,
    cells: [unit.name, unit.type, unit.place, unit.state ?? `${unit.left} of ${unit.start} ${rules.strengthUnit}`],
  }));
  const wanted = rows.filter(({ cells, remark }) =>
    [...cells, remark].join(' ').toLowerCase().includes(words.toLowerCase()),
  );
  if (wanted.length === 0) return [`  No unit has ${asTyped(words)} in it.`];
  const lines = linesFor(terminal, wanted);
  return SIDES.flatMap((side) => {
    const own = lines.filter((_line, i) => wanted[i]!.side === side);
    return own.length > 0 ? [sideName({ terminal }, side), ...own.flat()] : [];
  });
}

/** The lines of each unit: in columns where the window is wide enough for them. */
function linesFor(terminal: Terminal, units: readonly { cells: readonly string[]; remark: string }[]): string[][] {
  const { width } = terminal;
  const facts = table(
    units.map(({ cells }) => cells),
    { indent: '  ' },
  );
  const broadest = Math.max(...facts.map(widthOf));
  if (broadest > width)
    return units.map(({ cells, remark }) =>
      wrap(`  ${[...cells, remark].filter(Boolean).join(', ')}`, width, '      '),
    );
  return facts.map((line, i) => withRemark(terminal, padEnd(line, broadest), units[i]!.remark));
}

/** What there is to say of a unit goes below it where the window is too narrow. */
function withRemark({ width }: Terminal, line: string, remark: string): string[] {
  if (!remark) return [line.trimEnd()];
  return widthOf(line) + 2 + widthOf(remark) > width ? [line.trimEnd(), `      ${remark}`] : [`${line}  ${remark}`];
}
