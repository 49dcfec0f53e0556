import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { BadInput } from '@acies/kernel';
import type { Book } from '@acies/play';
import type { Budget } from '@acies/players';
import type { Command } from 'commander';
import { noteUnusedBudget } from '../budget-note.ts';
import { battlesMeant, booksMeant, playersNamed } from '../catalogue.ts';
import { caveatsOf, isTimed } from '../duel/caveats.ts';
import { playJobs } from '../duel/cores.ts';
import { type Fixture, fixturesOf, type Rung, type Standing, standingOf } from '../duel/ladder.ts';
import type { Played } from '../duel/playout.ts';
import { printStanding } from '../duel/print-standing.ts';
import { GameRecord, playRecorded } from '../duel/record.ts';
import { watched } from '../duel/watched.ts';
import { BUDGET_OPTION, firstSeed, parseCores, parseGames, parseSeed } from '../numbers.ts';
import { NotKept } from '../play/files/keeping.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { examples, printJson } from './examples.ts';

interface LadderOptions {
  readonly rules?: string;
  readonly battle?: string;
  readonly players?: string;
  readonly games: number;
  readonly seed?: number;
  readonly budget?: Budget;
  readonly cores?: number;
  readonly record?: string;
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
    .option(
      '--record <file>',
      'keep every game in this file as it ends, and play only those that are not in it yet; wants --seed',
    )
    .option('--json', 'print the standings as JSON')
    .addHelpText(
      'after',
      examples(
        ['npx acies ladder --rules hex --games 100', 'how strong are the players of the Hex rules?'],
        ['npx acies ladder --battle zama --players recruit,centurion --seed 1 --json', 'two of them on one battle'],
        ['npx acies ladder --rules ck --players centurion,legate --budget 1s', 'what is a second of thought worth?'],
        ['npx acies ladder --games 100 --seed 1 --record long.jsonl', 'stop it when you like; the same again goes on'],
      ),
    )
    .addHelpText(
      'after',
      `\nWhere a game cannot be kept in the record, no more are played, and it ends with ${NotKept.exitCode}.`,
    )
    .action((options: LadderOptions) => ladder(terminal, options));
}

async function ladder(terminal: Terminal, options: LadderOptions): Promise<void> {
  const { games } = options;
  if (games % 2 === 1) throw new BadInput('the number of games must be even: half are played from either side');
  const seed = firstSeed(options.seed, games / 2);
  const rungs = (await booksMeant(options.rules, options.battle, terminal.io.cwd)).map((book) =>
    rungOf(terminal, book, options),
  );
  noteUnusedBudget(terminal, rungs[0]!.book, rungs[0]!.players, options.budget);
  const fixtures = fixturesIn(rungs, games, seed);
  const jobs = fixtures.map(({ job }) => job);
  const cores = options.cores ?? availableParallelism();
  const record = recordOf(terminal, rungs, options);
  const { outcomes, known, fault } = await watched(
    terminal,
    jobs.length,
    async (watch): Promise<Outcomes> =>
      record ? playRecorded(record, jobs, cores, watch) : { outcomes: await playJobs(jobs, cores, watch), known: 0 },
  );
  if (fault) terminal.complain(`acies: ${fault.message}`);
  const counted = inPairs(fixtures, outcomes);
  if (counted.length === 0 && fault) throw new NotKept();
  if (counted.length === 0) throw new BadInput('stopped before the first seed was played from both sides');
  const kept = record && { file: options.record!, known, games: outcomes.filter((one) => one !== undefined).length };
  tell(terminal, options, { rungs, counted, asked: fixtures.length, seed, kept });
  if (fault) throw new NotKept();
}

/** What came of the games, as far as they were played; of those of a record, what it holds. */
interface Outcomes {
  readonly outcomes: readonly (Played | undefined)[];
  readonly known: number;
  readonly fault?: BadInput | undefined;
}

interface Told {
  readonly rungs: readonly Rung[];
  readonly counted: readonly Counted[];
  /** How many games were to be played. */
  readonly asked: number;
  readonly seed: number;
  readonly kept: Parameters<typeof caveatsOf>[3];
}

function tell(terminal: Terminal, { games, json }: LadderOptions, { rungs, counted, asked, seed, kept }: Told): void {
  const standings = standingsOf(rungs, counted);
  const timed = rungs.some(({ book, players, budget }) => isTimed(book, players, budget));
  const { lines, fields } = caveatsOf(counted.length, asked, timed, kept);
  if (json) terminal.print(printJson({ seed, games, ...fields, standings }));
  else {
    for (const standing of standings) printStanding(terminal, standing, seed);
    if (lines.length > 0) terminal.print(...lines);
  }
}

function recordOf({ io }: Terminal, rungs: readonly Rung[], { record, seed }: LadderOptions): GameRecord | undefined {
  if (record === undefined) return undefined;
  if (seed === undefined) throw new BadInput('a record wants --seed: with another seed nothing in it would count');
  const books = new Map(rungs.map(({ book }) => [book.id, book]));
  return new GameRecord(
    resolve(io.cwd, record),
    ({ rules, red, blue }) => {
      const { engine, players } = books.get(rules)!;
      const isThoughtAbout = [red, blue].some((name) => players[name]?.think !== undefined);
      return { version: engine.rules.version, isThoughtAbout };
    },
    io.write,
  );
}

type RungFixture = Fixture & { readonly rung: Rung };

/** The games of all rungs, those with one seed before the next is begun: whoever stops early knows something of all. */
const fixturesIn = (rungs: readonly Rung[], games: number, seed: number): RungFixture[] =>
  rungs
    .flatMap((rung) => fixturesOf(rung, games, seed).map((fixture) => ({ ...fixture, rung })))
    .sort((a, b) => a.job.seed - b.job.seed);

/** A game that was played to its end. */
interface Counted {
  readonly fixture: RungFixture;
  readonly played: Played;
}

/** Only what was played from both sides counts; the two games of a pair follow each other. */
export function inPairs(fixtures: readonly RungFixture[], outcomes: readonly (Played | undefined)[]): Counted[] {
  return fixtures.flatMap((fixture, i) => {
    const [played, returned] = [outcomes[i], outcomes[i ^ 1]];
    return played && returned ? [{ fixture, played }] : [];
  });
}

/** How the players stand in every rung of which something was played. */
const standingsOf = (rungs: readonly Rung[], counted: readonly Counted[]): Standing[] =>
  rungs.flatMap((rung) => {
    const own = counted.filter(({ fixture }) => fixture.rung === rung);
    if (own.length === 0) return [];
    const [fixtures, played] = [own.map(({ fixture }) => fixture), own.map((one) => one.played)];
    return [standingOf(rung, fixtures, played)];
  });

function rungOf({ io }: Terminal, book: Book, { battle, players, budget }: LadderOptions): Rung {
  const names = players === undefined ? quickPlayers(book) : playersNamed(book, players);
  if (new Set(names).size < 2) throw new BadInput('a ladder wants two players or more');
  const battles = battlesMeant(book, battle, io.cwd);
  return { book, battles, players: Object.keys(book.players).filter((name) => names.includes(name)), budget };
}

const quickPlayers = ({ players }: Book): string[] =>
  Object.keys(players).filter((name) => players[name]!.think === undefined);
