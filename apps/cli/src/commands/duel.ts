import { availableParallelism } from 'node:os';
import { BadInput, type Side } from '@acies/kernel';
import { shownText } from '@acies/kernel/input';
import { type Battle, type Book, turnNameOf } from '@acies/play';
import type { Budget, Player } from '@acies/players';
import type { Command } from 'commander';
import { noteUnusedBudget } from '../budget-note.ts';
import { battleNamed, bookFor, computerMeant, EXEC, neededBattle, playerNamed } from '../catalogue.ts';
import { caveatsOf, isTimed } from '../duel/caveats.ts';
import { inLanes, playJobs } from '../duel/cores.ts';
import { forfeitLines } from '../duel/forfeit-lines.ts';
import type { Job } from '../duel/job.ts';
import { NothingPlayed } from '../duel/nothing-played.ts';
import { isOutside, type Outside } from '../duel/outside/player.ts';
import { playOutside } from '../duel/outside/playout.ts';
import { isAllByRule, type Score, scoreOf } from '../duel/series.ts';
import { watched } from '../duel/watched.ts';
import { BUDGET_OPTION, firstSeed, MATCH_BUDGET, parseCores, parseGames, parseLimit, parseSeed } from '../numbers.ts';
import { collect, withRulings } from '../rulings.ts';
import { bar } from '../terminal/bar.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { percent, plural, wrap } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

/** Seconds that a player outside may take for a decision. */
const LIMIT = 10;

interface DuelOptions {
  readonly rules?: string;
  readonly battle: string;
  readonly red: string;
  readonly blue: string;
  readonly games: number;
  readonly seed?: number;
  readonly ruling?: readonly string[];
  readonly limit?: number;
  readonly budget?: Budget;
  readonly cores?: number;
  readonly json?: true;
}

/** As they are typed: what must be given may be missing. */
type Given = Omit<DuelOptions, 'battle' | Side> & Partial<DuelOptions>;

export function addDuelCommand(program: Command, terminal: Terminal): void {
  program
    .command('duel')
    .description('let computer players fight a battle many times, and count')
    .option('--rules <rules>', 'the rule set; that of the battle unless given')
    .option('--battle <battle>', 'the battle, or a JSON file with one of your own (required)')
    .option('--red <player>', 'the player of red: a name, or exec: and a command (required)')
    .option('--blue <player>', 'the player of blue, likewise (required)')
    .option('--games <n>', 'how many games', parseGames, 100)
    .option('--seed <n>', 'the seed of the first game; game i has seed + i', parseSeed)
    .option('--ruling <name=on|off>', 'switch a ruling; may be given again and again', collect)
    .option('--limit <seconds>', `how long an exec: player may take for a decision (default: ${LIMIT})`, parseLimit)
    .option(...BUDGET_OPTION)
    .option('--cores <n>', 'on how many cores to play; all unless given, but with exec: one game at a time', parseCores)
    .option('--json', 'print the score as JSON')
    .addHelpText(
      'after',
      examples(
        ['npx acies duel --rules hex --battle sabis --red centurion --blue random', 'a hundred games'],
        [
          'npx acies duel --rules hex --battle ipsus --red centurion --blue centurion --games 1000 --seed 1 --json',
          'is the battle fair?',
        ],
        [
          'npx acies duel --battle sabis --red "exec:python3 bot.py" --blue recruit',
          'a player of your own: docs/players.md',
        ],
      ),
    )
    .addHelpText('after', `\nWhere every game is lost by rule, it ends with ${NothingPlayed.exitCode}.`)
    .action(async (given: Given) => {
      const book = await bookFor(given.rules, given.battle, terminal.io.cwd);
      return duel(terminal, book, complete(book, given));
    });
}

/** Whoever has left out what must be given is told what there is. */
function complete(book: Book, given: Given): DuelOptions {
  const player = (side: Side): string => {
    const name = given[side];
    if (name !== undefined) return name.startsWith(EXEC) ? name : computerMeant(book, name);
    throw new BadInput(`--${side} is missing: ${Object.keys(book.players).join(', ')}, or ${EXEC} and a command`);
  };
  return { ...given, battle: neededBattle(book, given.battle), red: player('red'), blue: player('blue') };
}

export async function duel(terminal: Terminal, book: Book, options: DuelOptions): Promise<void> {
  const setup = withRulings(book, battleNamed(book, options.battle, terminal.io.cwd), options.ruling);
  const seats = { red: seatOf(terminal, book, options, 'red'), blue: seatOf(terminal, book, options, 'blue') };
  const seed = firstSeed(options.seed, options.games);
  const outside = isOutside(seats.red) || isOutside(seats.blue);
  if (outside && options.cores !== undefined)
    throw new BadInput('an exec: player plays one game at a time, so that its clock is its own: leave out --cores');
  noteUnusedBudget(terminal, book, [options.red, options.blue], options.budget);
  const began = performance.now();
  const outcomes = await watched(terminal, options.games, (watch) =>
    outside
      ? inLanes(options.games, 1, (i) => playOutside(book.engine, setup, seats, seed + i, watch.signal), watch)
      : playJobs(jobsOf(book, setup, options, seed), options.cores ?? availableParallelism(), watch),
  );
  const played = outcomes.filter((one) => one !== undefined);
  if (played.length === 0) throw new BadInput('stopped before the first game was over');
  const score = scoreOf(played, (performance.now() - began) / 1000);
  const { battle, red, blue } = options;
  const { lines, fields } = caveatsOf(score.games, options.games, isTimed(book, [red, blue], options.budget));
  if (options.json) terminal.print(printJson({ rules: book.id, battle, red, blue, seed, ...fields, ...score }));
  else {
    printScore(terminal, { ...options, seed }, { title: setup.title, turnName: turnNameOf(book) }, score);
    if (lines.length > 0) terminal.print(...lines.map((line) => `  ${line}`));
  }
  if (isAllByRule(score)) throw new NothingPlayed();
}

const SECOND = 1000;

/** A computer player of ours by name, or one of other people's by the command that runs it. */
function seatOf({ io }: Terminal, book: Book, options: DuelOptions, side: Side): Player | Outside {
  const name = options[side];
  if (!name.startsWith(EXEC)) return playerNamed(book, name, options.budget ?? MATCH_BUDGET);
  const command = name.slice(EXEC.length).trim();
  if (command === '') throw new BadInput(`--${side} exec: wants a command, such as --${side} "exec:python3 bot.py"`);
  return { command, cwd: io.cwd, limit: (options.limit ?? LIMIT) * SECOND };
}

const jobsOf = ({ id: rules }: Book, setup: Battle, { red, blue, games, budget }: DuelOptions, seed: number): Job[] =>
  Array.from({ length: games }, (_, i) => ({ rules, setup, red, blue, seed: seed + i, ...(budget && { budget }) }));

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
    `${colour.bold(shownText(title))}, ${plural(score.games, 'game')} from seed ${options.seed}`,
    ...table(
      [
        row(`${colour.redBright('red')}, ${options.red}`, score.wins.red, score.intervals?.red),
        row(`${colour.cyanBright('blue')}, ${options.blue}`, score.wins.blue, score.intervals?.blue),
        row('drawn', score.draws),
      ],
      { indent: '  ', right: [1, 2] },
    ),
    `  ${score.turns.mean.toFixed(1)} ${turnName}s and ${plural(Math.round(score.choices.mean), 'choice')} on average; ${speed(score)}`,
  );
  for (const line of forfeitLines(score, (side) => `${side} (${options[side]})`))
    terminal.print(...wrap(`  ${line}`, terminal.width, '    '));
  if (isAllByRule(score)) terminal.print('  No game was played to its end: this says nothing about how they play.');
}

const speed = ({ perSecond, seconds }: Score): string =>
  `${perSecond.toFixed(perSecond < 10 ? 2 : 0)} games a second (${seconds.toFixed(1)} s)`;
