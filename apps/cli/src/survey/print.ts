import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { percent, plural } from '../terminal/text.ts';
import { lopsidedness, type Spread, type Summary } from './summary.ts';

const HEAD = ['battle', 'player', 'red', 'blue', 'drawn', 'broken', 'length', 'contact', 'stalled', ''];
/** Columns of numbers. */
const RIGHT = [2, 3, 4, 5];

const QUARTERS = 'length and contact: the least, the quarters and the most, in turns';
const STALLED = 'stalled: games in which nobody was ever hurt, or a position stood three times';

const GUESSED = 'lopsided?: the weaker side won less than 30 of 100, but these are too few games to be sure';

const spread = ({ least, quarter, middle, threeQuarters, most }: Spread): string =>
  [least, quarter, middle, threeQuarters, most].join(' ');

function rowOf(summary: Named): string[] {
  const { battle, player, games, wins, draws, decided, turns, contact, stalled } = summary;
  return [
    battle,
    player,
    String(wins.red),
    String(wins.blue),
    String(draws),
    percent(decided / games),
    `${spread(turns)}${summary.turnName === 'turn' ? '' : ` ${summary.turnName}s`}`,
    spread(contact),
    String(stalled),
    lopsidedness(summary),
  ];
}

/** How many games a row has; not all the same where they were stopped early. */
function gamesIn(summaries: readonly Summary[]): string {
  const counts = summaries.map(({ games }) => games);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? plural(most, 'game') : `${least} to ${plural(most, 'game')}`;
}

export type Named = Summary & { readonly turnName: string };

export function printSummaries(
  { print, colour }: Terminal,
  summaries: readonly Named[],
  seed: number,
  caveats: readonly string[],
): void {
  const rows = summaries.map(rowOf);
  print(
    `${colour.bold('Each player against himself')}, ${gamesIn(summaries)} a row from seed ${seed}`,
    ...table(rows, { head: HEAD, right: RIGHT, indent: '  ', style: colour.dim }),
    colour.dim(`  ${QUARTERS}`),
    colour.dim(`  ${STALLED}`),
    ...(summaries.some((one) => lopsidedness(one) === 'lopsided?') ? [colour.dim(`  ${GUESSED}`)] : []),
    ...caveats.map((caveat) => `  ${caveat}`),
  );
}

/** A survey as a table of Markdown. */
export function markdownOf(summaries: readonly Named[], seed: number): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `Each player against himself, ${gamesIn(summaries)} a row from seed ${seed}; ${QUARTERS}; ${STALLED}.`,
    '',
    line(HEAD),
    line(HEAD.map((_, i) => (RIGHT.includes(i) ? '--:' : '---'))),
    ...summaries.map((one) => line(rowOf(one))),
  ];
}
