import { availableParallelism } from 'node:os';
import { BadInput } from '@acies/kernel';
import { type Battle, type Book, turnNameOf } from '@acies/play';
import type { Budget } from '@acies/players';
import type { Command } from 'commander';
import { noteUnusedBudget } from '../budget-note.ts';
import { battlesMeant, booksMeant, playersNamed } from '../catalogue.ts';
import { caveatsOf, isTimed } from '../duel/caveats.ts';
import { surveyJobs } from '../duel/cores.ts';
import type { Job, Surveyed } from '../duel/job.ts';
import { watched } from '../duel/watched.ts';
import { BUDGET_OPTION, firstSeed, parseCores, parseGames, parseSeed } from '../numbers.ts';
import { markdownOf, type Named, printSummaries } from '../survey/print.ts';
import { summaryOf } from '../survey/summary.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { examples, printJson } from './examples.ts';

interface SurveyOptions {
  readonly rules?: string;
  readonly battle?: string;
  readonly players: string;
  readonly games: number;
  readonly seed?: number;
  readonly budget?: Budget;
  readonly cores?: number;
  readonly json?: true;
  readonly markdown?: true;
}

export function addSurveyCommand(program: Command, terminal: Terminal): void {
  program
    .command('survey')
    .description('let computer players fight themselves on every battle: is it fair, does it ever stall?')
    .option('--rules <rules>', 'only this rule set')
    .option('--battle <battle>', 'only this battle, or a JSON file with one of your own')
    .option('--players <names>', 'who plays against himself, with commas between', 'recruit,centurion')
    .option('--games <n>', 'games of each player on each battle', parseGames, 100)
    .option('--seed <n>', 'the seed of the first game; game i has seed + i', parseSeed)
    .option(...BUDGET_OPTION)
    .option('--cores <n>', 'on how many cores to play; all unless given', parseCores)
    .option('--json', 'print what was found as JSON')
    .option('--markdown', 'print it as the tables of a document')
    .addHelpText(
      'after',
      examples(
        ['npx acies survey --battle sabis --players centurion --games 200', 'is the battle fair?'],
        ['npx acies survey --games 200 --seed 1 --markdown', 'all of them, for a report'],
      ),
    )
    .action((options: SurveyOptions) => survey(terminal, options));
}

/** One player against himself on one battle. */
interface Ground {
  readonly book: Book;
  readonly battle: Battle;
  readonly player: string;
}

async function survey(terminal: Terminal, options: SurveyOptions): Promise<void> {
  const { games, cores = availableParallelism() } = options;
  const seed = firstSeed(options.seed, games);
  const grounds = await groundsFor(terminal, options);
  const names = grounds.map(({ player }) => player);
  noteUnusedBudget(terminal, grounds[0]!.book, names, options.budget);
  const jobs = jobsOn(grounds, games, seed, options.budget);
  const outcomes = await watched(terminal, jobs.length, (watch) => surveyJobs(jobs, cores, watch));
  const played = outcomes.filter((one) => one !== undefined).length;
  if (played === 0) throw new BadInput('stopped before the first game was over');
  const summaries = grounds.flatMap(({ battle, player, book }, i): Named[] => {
    const own = outcomes.filter((one, job) => one !== undefined && job % grounds.length === i) as Surveyed[];
    // Those that were stopped before their first game have nothing to tell.
    return own.length === 0 ? [] : [{ ...summaryOf(battle.id, player, own), turnName: turnNameOf(book) }];
  });
  const timed = grounds.some(({ book, player }) => isTimed(book, [player], options.budget));
  const { lines, fields } = caveatsOf(played, jobs.length, timed);
  if (options.json) return terminal.print(printJson({ seed, games, ...fields, summaries }));
  if (options.markdown) terminal.print(...markdownOf(summaries, seed), ...lines.flatMap((line) => ['', line]));
  else printSummaries(terminal, summaries, seed, lines);
}

async function groundsFor({ io }: Terminal, { rules, battle, players }: SurveyOptions): Promise<Ground[]> {
  const books = await booksMeant(rules, battle, io.cwd);
  return books.flatMap((book) => {
    const names = playersNamed(book, players);
    return battlesMeant(book, battle, io.cwd).flatMap((one) => names.map((player) => ({ book, battle: one, player })));
  });
}

/** A game on every ground, then the next on every one: whoever stops early knows something of all. */
const jobsOn = (grounds: readonly Ground[], games: number, seed: number, budget: Budget | undefined): Job[] =>
  Array.from({ length: games }, (_, i) => seed + i).flatMap((of) =>
    grounds.map(({ book, battle, player }) => ({
      rules: book.id,
      setup: battle,
      red: player,
      blue: player,
      seed: of,
      ...(budget && { budget }),
    })),
  );
