import { resolve } from 'node:path';
import { BadInput } from '@acies/kernel';
import { hashesOf, hashGame, type Match, rewind } from '@acies/kernel/match';
import { PLAIN } from '@acies/kernel/picture';
import { type Book, luckOfAll, type Report, reportOf, turnNameOf } from '@acies/play';
import type { Command } from 'commander';
import { shownPath } from '../files.ts';
import { parseTurn } from '../numbers.ts';
import { loadGame } from '../play/files/load.ts';
import { savedGames } from '../play/files/saved-games.ts';
import { hiddenLines, type LookedAt, lookedAt } from '../replay/looked-at.ts';
import { reportLines } from '../replay/print-report.ts';
import { lastTurn, mapAt, startOfTurn, stepThrough } from '../replay/steps.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plural, wrap } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

interface Options {
  readonly verify?: true;
  readonly report?: true;
  readonly turn?: number;
  readonly json?: true;
}

export function addReplayCommand(program: Command, terminal: Terminal): void {
  program
    .command('replay')
    .argument('[file]', 'a saved game (required)')
    .description('look at a saved game: step through it, see a turn, read the report, verify it')
    .option('--verify', 'only check that the game is what it says, and print its hash')
    .option('--report', 'who won and why, the losses, the turning points, dice and decisions apart')
    .option('--turn <n>', 'the map as that turn began', parseTurn)
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      examples(
        ['npx acies replay game.json', 'step through it'],
        ['npx acies replay game.json --turn 3', 'the map as turn 3 began'],
        ['npx acies replay game.json --report', 'the battle looked back on'],
        ['npx acies replay game.json --verify', 'is it whole and unaltered?'],
      ),
    )
    .action((file: string | undefined, options: Options) => replay(terminal, file ?? noFile(terminal), options));
}

/** Whoever has named no game is told which are kept here, the newest first. */
function noFile({ io }: Terminal): never {
  const games = savedGames(io).map(({ path }) => shownPath(io.cwd, path));
  if (games.length === 0) throw new BadInput('name the file of a saved game; none is kept here');
  const more = games.length > NAMED ? `, and ${games.length - NAMED} more` : '';
  throw new BadInput(`name the file of a saved game; kept here: ${games.slice(0, NAMED).join(', ')}${more}`);
}

const NAMED = 5;

/** Loading plays the whole game through and checks every hash in it, so whatever is shown has been verified. */
export async function replay(terminal: Terminal, file: string, options: Options): Promise<void> {
  const { book, match } = await loadGame(resolve(terminal.io.cwd, file));
  const looked = lookedAt(book, match);
  const turn = options.turn === undefined ? undefined : turnStart(looked, options.turn);
  if (options.json) return terminal.print(printJson(asJson(looked, hashGame(match.game), options, turn)));
  if (options.verify) return terminal.print(...verifiedLines(book, match));
  for (const line of hiddenLines(looked, match)) terminal.print(...wrap(line, terminal.width));
  if (turn !== undefined) terminal.print(...mapAt(terminal, looked, turn));
  else if (options.report) terminal.print(...reportLines(terminal, reportIn(looked, true), book.rules.strengthUnit));
  else await stepThrough(terminal, looked);
}

const reportIn = ({ book, match, viewer }: LookedAt, withLuck: boolean): Report =>
  reportOf(book, match, withLuck ? luckOfAll(match) : [], viewer);

function turnStart({ book, match }: LookedAt, turn: number): number {
  const start = startOfTurn(match, turn);
  if (start === undefined)
    throw new BadInput(
      `the game has no ${turnNameOf(book)} ${turn}: its ${turnNameOf(book)}s go from 1 to ${lastTurn(match)}`,
    );
  return start;
}

const verifiedLines = (book: Book, match: Match): string[] => [
  `ok  ${hashGame(match.game)}`,
  `${plural(match.moves.length, 'choice')} to ${turnNameOf(book)} ${lastTurn(match)} replayed, ${plural(hashesOf(match).length, 'state')} checked`,
];

function asJson(
  looked: LookedAt,
  hash: string,
  { turn, report: wantsLuck }: Options,
  start: number | undefined,
): unknown {
  const { match, viewer } = looked;
  const { engine } = match;
  const at = start === undefined ? undefined : engine.look(rewind(match, start).game);
  const map = at && {
    ...{ turn, choices: start, status: engine.rules.status(at, viewer) },
    map: engine.rules.draw(at, PLAIN).split('\n'),
  };
  return { ok: true, hash, ...reportIn(looked, wantsLuck === true), ...(map ? { at: map } : {}) };
}
