import { availableParallelism } from 'node:os';
import { BadInput } from '@acies/kernel';
import { type Battle, type Book, SEEDS, turnNameOf } from '@acies/play';
import type { Command } from 'commander';
import { battlesMeant, booksMeant, playersNamed } from '../catalogue.ts';
import { surveyJobs } from '../duel/cores.ts';
import type { Job } from '../duel/job.ts';
import { watched } from '../duel/watched.ts';
import { parseCores, parseGames, parseSeed, randomSeed } from '../numbers.ts';
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
    .option('--cores <n>', 'on how many cores to play; all unless given', parseCores)
    .option('--json', 'print what was found as JSON')
    .option('--markdown', 'print it as the tables of a document')
    .addHelpText(
      'after',
      examples(
        ['acies survey --battle sabis --players centurion --games 200', 'is the battle fair?'],
        ['acies survey --games 200 --seed 1 --markdown', 'all of them, for a report'],
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
  const seed = options.seed ?? randomSeed();
  if (seed + games > SEEDS) throw new BadInput(`the seeds would go beyond ${SEEDS - 1}: choose a smaller one`);
  const grounds = await groundsFor(terminal, options);
  const jobs = grounds.flatMap((ground) => jobsOn(ground, games, seed));
  const played = await watched(terminal, jobs.length, (watch) => surveyJobs(jobs, cores, watch));
  if (played.length < jobs.length) throw new BadInput('stopped early: a survey counts when every game is played');
  const summaries = grounds.map(
    ({ battle, player, book }, i): Named => ({
      ...summaryOf(battle.id, player, played.slice(i * games, (i + 1) * games)),
      turnName: turnNameOf(book),
    }),
  );
  if (options.json) terminal.print(printJson({ seed, games, summaries }));
  else if (options.markdown) terminal.print(...markdownOf(summaries, seed));
  else printSummaries(terminal, summaries, seed);
}

async function groundsFor({ io }: Terminal, { rules, battle, players }: SurveyOptions): Promise<Ground[]> {
  const books = await booksMeant(rules, battle, io.cwd);
  return books.flatMap((book) => {
    const names = playersNamed(book, players);
    return battlesMeant(book, battle, io.cwd).flatMap((one) => names.map((player) => ({ book, battle: one, player })));
  });
}

const jobsOn = ({ book, battle, player }: Ground, games: number, seed: number): Job[] =>
  Array.from({ length: games }, (_, i) => ({
    rules: book.id,
    setup: battle,
    red: player,
    blue: player,
    seed: seed + i,
  }));
