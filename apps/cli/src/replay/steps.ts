import { type Match, rewind } from '@acies/kernel';
import type { Book } from '../catalogue.ts';
import { tellEvents } from '../play/telling.ts';
import { type Lines, openLines } from '../terminal/lines.ts';
import { drawMap } from '../terminal/map.ts';
import { page } from '../terminal/pager.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plural, wrap } from '../terminal/text.ts';
import { reportLines } from './print-report.ts';
import { reportOf } from './report.ts';

/** The number of choices made when a turn began; undefined if the game has no such turn. */
export function startOfTurn({ engine, moves, game }: Match, turn: number): number | undefined {
  const games = [...moves.map((move) => move.before), game];
  const index = games.findIndex((each) => engine.rules.turnOf(each.board) === turn);
  return index < 0 ? undefined : index;
}

export const lastTurn = ({ engine, game }: Match): number => engine.rules.turnOf(game.board);

/** Steps through a game, choice by choice. */
export async function stepThrough(terminal: Terminal, book: Book, match: Match): Promise<void> {
  const lines = openLines(terminal);
  try {
    await walk(terminal, lines, book, match);
  } finally {
    lines.close();
  }
}

const HELP = 'enter: next, b: back, t N: to turn N, e: to the end, m: map, r: report, q: quit';

async function walk(terminal: Terminal, lines: Lines, book: Book, match: Match): Promise<void> {
  let at = 0;
  terminal.print(...mapAt(terminal, match, at), '', terminal.colour.dim(HELP));
  for (;;) {
    const typed = await lines.ask(`${at}/${match.moves.length}> `);
    if (typed === undefined) return;
    const [word = '', argument = ''] = typed.trim().toLowerCase().split(/\s+/);
    switch (word) {
      case '':
      case 'n':
        if (at === match.moves.length) terminal.print('That was the last choice.');
        else showStep(terminal, book, match, at++);
        break;
      case 'b':
        if (at === 0) terminal.print('This is the beginning.');
        else terminal.print(...mapAt(terminal, match, --at));
        break;
      case 't': {
        const start = startOfTurn(match, Number(argument));
        if (start === undefined)
          terminal.print(`There is no turn "${argument}": they go from 1 to ${lastTurn(match)}.`);
        else terminal.print(...mapAt(terminal, match, (at = start)));
        break;
      }
      case 'e':
        at = match.moves.length;
        terminal.print(...mapAt(terminal, match, at));
        break;
      case 'm':
        terminal.print(...mapAt(terminal, match, at));
        break;
      case 'r':
        page(terminal, reportLines(terminal, reportOf(book, rewind(match, at)), book.rules.strengthUnit));
        break;
      case 'q':
        return;
      default:
        terminal.print(HELP);
    }
  }
}

/** The map is shown again where it differs. */
const mapChanged = (terminal: Terminal, match: Match, at: number): boolean =>
  mapOnly(terminal, match, at - 1).join() !== mapOnly(terminal, match, at).join();

const mapOnly = (terminal: Terminal, match: Match, at: number): string[] =>
  drawMap(terminal, match.engine, rewind(match, at).game);

function showStep(terminal: Terminal, book: Book, match: Match, at: number): void {
  terminal.print(...stepLines(terminal, book, match, at));
  if (mapChanged(terminal, match, at + 1)) terminal.print(...mapAt(terminal, match, at + 1));
}

/** What was chosen, and what came of it. */
function stepLines(terminal: Terminal, book: Book, { engine, moves, game }: Match, index: number): string[] {
  const move = moves[index]!;
  const question = engine.legal(move.before).find(({ side }) => side === move.side)!;
  const who = terminal.colour.bold(
    move.side === 'red' ? terminal.colour.redBright('red') : terminal.colour.cyanBright('blue'),
  );
  return [
    ...wrap(`${who}: ${question.question} ${terminal.colour.bold(question.label(move.choice))}`, terminal.width, '  '),
    ...tellEvents(terminal, book, game.setup, move.events),
  ];
}

/** The map and how the battle stands after a number of choices. */
export function mapAt(terminal: Terminal, match: Match, at: number): string[] {
  const { engine, game } = rewind(match, at);
  const over = at === match.moves.length && game.result !== null ? ['The battle is over.'] : [];
  return [
    '',
    ...mapOnly(terminal, match, at),
    '',
    ...engine.rules.status(engine.look(game)).flatMap((line) => wrap(line, terminal.width, '  ')),
    `after ${plural(at, 'choice')} of ${match.moves.length}`,
    ...over,
  ];
}
