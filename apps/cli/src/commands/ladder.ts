import { availableParallelism } from 'node:os';
import type { Budget } from '@acies/ai';
import { BadInput } from '@acies/kernel';
import { type Book, SEEDS } from '@acies/play';
import type { Command } from 'commander';
import { battlesMeant, booksMeant, playersNamed } from '../catalogue.ts';
import { playJobs } from '../duel/cores.ts';
import { fixturesOf, type Rung, type Standing, standingOf } from '../duel/ladder.ts';
import { watched } from '../duel/watched.ts';
import { BUDGET_OPTION, parseCores, parseGames, parseSeed, randomSeed } from '../numbers.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plural } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

interface LadderOptions {
  readonly rules?: string;
  readonly battle?: string;
  readonly players?: string;
  readonly games: number;
  readonly seed?: number;
  readonly budget?: Budget;
  readonly cores?: number;
  readonly json?: true;
}

export function addLadderCommand(program: Command, terminal: Terminal): void {
  program
    .command('ladder')
    .description('let every pair of computer players meet on every battle, and rate them')
    .option('--rules <rules>', 'only this rule set')
    .option('--battle <battle>', 'only this battle, or a JSON file with one of your own')
    .option('--players <names>', 'only these, with commas between; all who need no time unless given')
    .option('--games <n>', 'games of each pair on each battle, half from either side', parseGames, 20)
    .option('--seed <n>', 'the first seed; each is played from both sides', parseSeed)
    .option(...BUDGET_OPTION)
    .option('--cores <n>', 'on how many cores to play; all unless given', parseCores)
    .option('--json', 'print the standings as JSON')
    .addHelpText(
      'after',
      examples(
        ['acies ladder --rules hex --games 100', 'how strong are the players of the Hex rules?'],
        ['acies ladder --battle zama --players recruit,centurion --seed 1 --json', 'two of them on one battle'],
        ['acies ladder --rules ck --players centurion,legate --budget 1s', 'what is a second of thought worth?'],
      ),
    )
    .action((options: LadderOptions) => ladder(terminal, options));
}

async function ladder(terminal: Terminal, options: LadderOptions): Promise<void> {
  const { games } = options;
  if (games % 2 === 1) throw new BadInput('the number of games must be even: half are played from either side');
  const seed = options.seed ?? randomSeed();
  if (seed + games / 2 > SEEDS) throw new BadInput(`the seeds would go beyond ${SEEDS - 1}: choose a smaller one`);
  const rungs = (await booksMeant(options.rules, options.battle, terminal.io.cwd)).map((book) =>
    rungOf(terminal, book, options),
  );
  const fixtures = rungs.map((rung) => fixturesOf(rung, games, seed));
  const jobs = fixtures.flat().map(({ job }) => job);
  const played = await watched(terminal, jobs.length, (watch) =>
    playJobs(jobs, options.cores ?? availableParallelism(), watch),
  );
  if (played.length < jobs.length) throw new BadInput('stopped early: a ladder is only fair when every game is played');
  let from = 0;
  const standings = rungs.map((rung, i) => {
    const own = fixtures[i]!;
    from += own.length;
    return standingOf(rung, own, played.slice(from - own.length, from));
  });
  if (options.json) terminal.print(printJson({ seed, games, standings }));
  else for (const standing of standings) printStanding(terminal, standing, seed);
}

function rungOf({ io }: Terminal, book: Book, { battle, players, budget }: LadderOptions): Rung {
  const names = players === undefined ? quickPlayers(book) : playersNamed(book, players);
  if (new Set(names).size < 2) throw new BadInput('a ladder wants two players or more');
  const battles = battlesMeant(book, battle, io.cwd);
  return { book, battles, players: Object.keys(book.players).filter((name) => names.includes(name)), budget };
}

const quickPlayers = ({ players }: Book): string[] =>
  Object.keys(players).filter((name) => players[name]!.think === undefined);

function printStanding(terminal: Terminal, standing: Standing, seed: number): void {
  const { colour } = terminal;
  const { ratings, battles, turnName } = standing;
  const cell = (row: number, column: number): string => {
    const met = standing.table[row]![column];
    return met ? `${met.wins}–${met.games - met.wins - met.draws}${met.draws > 0 ? `–${met.draws}` : ''}` : '';
  };
  const best = ratings.map((_, i) => i).sort((a, b) => ratings[b]!.elo - ratings[a]!.elo);
  const names = best.map((i) => ratings[i]!.player);
  const rows = best.map((i) => {
    const { player, elo, margin } = ratings[i]!;
    return [player, elo.toFixed(0), margin > 0 ? `± ${margin.toFixed(0)}` : '', ...best.map((j) => cell(i, j))];
  });
  terminal.print(
    `${colour.bold(`The ${standing.rules} rules`)}, ${plural(standing.games, 'game')} from seed ${seed}`,
    ...table(rows, { head: ['', 'Elo', '95%', ...names], indent: '  ', right: [1], style: colour.dim }),
    colour.dim(`  ${ratings[0]!.player} is 0; won, lost and drawn by row against column`),
    ...battles.map(
      ({ battle, games, red, blue, draws, turns }) =>
        `  ${battle}: red won ${red} of ${games}, blue ${blue}, ${draws} drawn; ${turns.least} to ${turns.most} ${turnName}s, ${turns.mean.toFixed(1)} on average`,
    ),
    '',
  );
}
