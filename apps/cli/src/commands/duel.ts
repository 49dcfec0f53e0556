import { BadInput } from '@acies/kernel';
import type { Command } from 'commander';
import { battleNamed, bookFor, playerNamed, turnNameOf } from '../catalogue.ts';
import { progressOn } from '../duel/progress.ts';
import { playSeries, type Score } from '../duel/series.ts';
import { parseGames, parseSeed, randomSeed, SEEDS } from '../numbers.ts';
import { collect, withRulings } from '../rulings.ts';
import { bar } from '../terminal/bar.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { percent } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

export interface DuelOptions {
  readonly rules?: string;
  readonly battle: string;
  readonly red: string;
  readonly blue: string;
  readonly games: number;
  readonly seed?: number;
  readonly ruling?: readonly string[];
  readonly json?: true;
}

export function addDuelCommand(program: Command, terminal: Terminal): void {
  program
    .command('duel')
    .description('let computer players fight a battle many times, and count')
    .option('--rules <rules>', 'the rule set; that of the battle unless given')
    .requiredOption('--battle <battle>', 'the battle, or a JSON file with one of your own (required)')
    .requiredOption('--red <player>', 'the computer player of red (required)')
    .requiredOption('--blue <player>', 'the computer player of blue (required)')
    .option('--games <n>', 'how many games', parseGames, 100)
    .option('--seed <n>', 'the seed of the first game; game i has seed + i', parseSeed)
    .option('--ruling <name=on|off>', 'switch a ruling; may be given again and again', collect)
    .option('--json', 'print the score as JSON')
    .addHelpText(
      'after',
      examples(
        ['acies duel --rules hex --battle sabis --red centurion --blue random', 'a hundred games'],
        [
          'acies duel --rules hex --battle ipsus --red centurion --blue centurion --games 1000 --seed 1 --json',
          'is the battle fair?',
        ],
      ),
    )
    .action((options: DuelOptions) => duel(terminal, options));
}

export async function duel(terminal: Terminal, options: DuelOptions): Promise<void> {
  const book = await bookFor(options.rules, options.battle, terminal.io.cwd);
  const setup = withRulings(book, battleNamed(book, options.battle, terminal.io.cwd), options.ruling);
  const players = { red: playerNamed(book, options.red), blue: playerNamed(book, options.blue) };
  const seed = options.seed ?? randomSeed();
  if (seed + options.games > SEEDS) throw new BadInput(`the seeds would go beyond ${SEEDS - 1}: choose a smaller one`);
  const score = await watched(terminal, options.games, (progress, stop) =>
    playSeries({ engine: book.engine, setup, players, games: options.games, seed }, progress, stop),
  );
  const { battle, red, blue } = options;
  if (options.json) terminal.print(printJson({ rules: book.id, battle, red, blue, seed, ...score }));
  else printScore(terminal, { ...options, seed }, { title: setup.title, turnName: turnNameOf(book) }, score);
}

type Work = (progress: (done: number) => void, stop: () => boolean) => Promise<Score>;

/** A progress bar where someone watches, else lines; control-C ends the series and what was played still counts. */
async function watched({ io }: Terminal, games: number, work: Work): Promise<Score> {
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  process.once('SIGINT', stop);
  const progress = progressOn(io);
  progress.start(games);
  try {
    return await work(progress.update, () => stopped);
  } finally {
    progress.stop();
    process.removeListener('SIGINT', stop);
  }
}

/** What the score is of, and what its turns are called. */
interface Naming {
  readonly title: string;
  readonly turnName: string;
}

function printScore(terminal: Terminal, options: DuelOptions, { title, turnName }: Naming, score: Score): void {
  const { colour } = terminal;
  const row = (name: string, count: number, interval?: readonly number[]): string[] => [
    name,
    String(count),
    percent(count / score.games),
    bar(count / score.games, 20),
    interval ? `95% interval ${percent(interval[0]!)} to ${percent(interval[1]!)}` : '',
  ];
  terminal.print(
    `${colour.bold(title)}, ${score.games} games from seed ${options.seed}`,
    ...table(
      [
        row(`${colour.redBright('red')}, ${options.red}`, score.wins.red, score.intervals.red),
        row(`${colour.cyanBright('blue')}, ${options.blue}`, score.wins.blue, score.intervals.blue),
        row('drawn', score.draws),
      ],
      { indent: '  ', right: [1, 2] },
    ),
    `  ${score.turns.mean.toFixed(1)} ${turnName}s and ${score.choices.mean.toFixed(0)} choices on average; ${speed(score)}`,
  );
  if (score.games < options.games) terminal.print(`  Stopped early: ${options.games} games were asked for.`);
}

const speed = ({ perSecond, seconds }: Score): string =>
  `${perSecond.toFixed(perSecond < 10 ? 2 : 0)} games a second (${seconds.toFixed(1)} s)`;
