import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plural, wrap } from '../terminal/text.ts';
import type { Standing } from './ladder.ts';

/** Elo with a cross table, how sure each step of the ladder is, and how the battles went. */
export function printStanding(terminal: Terminal, standing: Standing, seed: number): void {
  const { colour, width } = terminal;
  const { ratings, battles, turnName } = standing;
  terminal.print(
    `${colour.bold(`The ${standing.rules} rules`)}, ${plural(standing.games, 'game')} from seed ${seed}`,
    ...crossTable(terminal, standing),
    colour.dim(
      `  ${ratings[0]!.player} is 0, and 95% is the interval of how far above him; won, lost and drawn by row against column`,
    ),
    ...leadLines(standing).flatMap((line) => wrap(`  ${line}`, width, '    ')),
    ...battles.map(
      ({ battle, games, red, blue, draws, turns }) =>
        `  ${battle}: red won ${red} of ${games}, blue ${blue}, ${draws} drawn; ${turns.least} to ${turns.most} ${turnName}s, ${turns.mean.toFixed(1)} on average`,
    ),
    '',
  );
}

function crossTable({ colour }: Terminal, { ratings, table: met }: Standing): string[] {
  const cell = (row: number, column: number): string => {
    const one = met[row]![column];
    return one ? `${one.wins}–${one.games - one.wins - one.draws}${one.draws > 0 ? `–${one.draws}` : ''}` : '';
  };
  const best = ratings.map((_, i) => i).sort((a, b) => ratings[b]!.elo - ratings[a]!.elo);
  const rows = best.map((i) => {
    const { player, elo, margin } = ratings[i]!;
    return [player, elo.toFixed(0), margin > 0 ? `± ${margin.toFixed(0)}` : '', ...best.map((j) => cell(i, j))];
  });
  const names = best.map((i) => ratings[i]!.player);
  return table(rows, { head: ['', 'Elo', '95%', ...names], indent: '  ', right: [1], style: colour.dim });
}

/** The step from one player to the next; of two it is in the table already. */
function leadLines({ leads }: Standing): string[] {
  if (leads.length < 2) return [];
  const steps = leads.map(
    ({ player, over, elo, margin }) => `${player} over ${over} ${elo.toFixed(0)} ± ${margin.toFixed(0)}`,
  );
  return [`step by step, with 95% intervals: ${steps.join('; ')}`];
}
