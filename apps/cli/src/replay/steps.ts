import { BadInput } from '@acies/kernel';
import { type Match, rewind } from '@acies/kernel/match';
import { type Book, reportOf, seenBy, turnNameOf } from '@acies/play';
import { unitsIn } from '../play/asking/units.ts';
import { tellEvents } from '../play/telling.ts';
import { type Lines, openLines } from '../terminal/lines.ts';
import { drawMap, drawPart } from '../terminal/map.ts';
import { page } from '../terminal/pager.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { askedAndChosen, asTyped, plural, wrap } from '../terminal/text.ts';
import type { LookedAt } from './looked-at.ts';
import { reportLines } from './print-report.ts';

/** The number of choices made when a turn began; undefined if the game has no such turn. */
export function startOfTurn({ engine, moves, game }: Match, turn: number): number | undefined {
  const games = [...moves.map((move) => move.before), game];
  const index = games.findIndex((each) => engine.rules.turnOf(each.board) === turn);
  return index < 0 ? undefined : index;
}

export const lastTurn = ({ engine, game }: Match): number => engine.rules.turnOf(game.board);

/** Steps through a game, choice by choice. */
export async function stepThrough(terminal: Terminal, looked: LookedAt): Promise<void> {
  const lines = openLines(terminal);
  try {
    await walk(terminal, lines, looked);
  } finally {
    lines.close();
  }
}

const helpFor = (turn: string): string =>
  `enter: next; or back, turn N${turn === 'turn' ? '' : ` (to ${turn} N)`}, end, map [unit or place], units [text], report, help, quit; a first letter will do`;

const WORDS = ['next', 'back', 'turn', 'end', 'map', 'units', 'report', 'quit', 'help'] as const;
type Word = (typeof WORDS)[number];

/** A word or the beginning of one; enter is next. */
const wordMeant = (typed: string): Word | undefined =>
  typed === '' ? 'next' : typed === 'exit' ? 'quit' : WORDS.find((word) => word.startsWith(typed));

async function walk(terminal: Terminal, lines: Lines, looked: LookedAt): Promise<void> {
  const { book, match } = looked;
  let at = 0;
  const help = terminal.colour.dim(helpFor(turnNameOf(book)));
  terminal.print(...mapAt(terminal, looked, at), '', help);
  for (;;) {
    const typed = await lines.ask(`${at}/${match.moves.length}> `);
    if (typed === undefined) return;
    const [first = '', ...rest] = typed
      .trim()
      .replace(new RegExp(turnNameOf(book), 'i'), 'turn')
      .split(/\s+/);
    const word = wordMeant(first.toLowerCase());
    if (word === 'quit') return;
    if (word === undefined || word === 'help') terminal.print(help);
    else at = go(terminal, looked, at, word, rest.join(' '));
  }
}

/** Does what a word says; the answer is how many choices have then been made. */
function go(
  terminal: Terminal,
  looked: LookedAt,
  at: number,
  word: Exclude<Word, 'quit' | 'help'>,
  argument: string,
): number {
  const { book, match, viewer } = looked;
  const show = (to: number): number => {
    terminal.print(...mapAt(terminal, looked, to));
    return to;
  };
  const say = (text: string): number => {
    terminal.print(text);
    return at;
  };
  switch (word) {
    case 'next':
      if (at === match.moves.length) return say('That was the last choice.');
      showStep(terminal, looked, at);
      return at + 1;
    case 'back':
      return at === 0 ? say('This is the beginning.') : show(at - 1);
    case 'turn': {
      const number = argument.split(' ').at(-1)!;
      const start = startOfTurn(match, Number(number));
      const name = turnNameOf(book);
      return start === undefined || number === ''
        ? say(`There is no ${name} ${asTyped(number)}: they go from 1 to ${lastTurn(match)}.`)
        : show(start);
    }
    case 'end':
      return show(match.moves.length);
    case 'map':
      if (argument === '') return show(at);
      terminal.print('', ...partAt(terminal, looked, at, argument));
      return at;
    case 'units':
      page(terminal, unitsIn(terminal, book, rewind(match, at).game, viewer, argument));
      return at;
    case 'report':
      page(terminal, reportLines(terminal, reportOf(book, rewind(match, at), [], viewer), book.rules.strengthUnit));
      return at;
  }
}

/** The field round a unit or a place after a number of choices; what was not understood is said. */
function partAt(terminal: Terminal, { match, viewer }: LookedAt, at: number, place: string): string[] {
  try {
    return drawPart(terminal, match.engine, seenBy(match.engine, rewind(match, at).game, viewer), place);
  } catch (fault) {
    if (!(fault instanceof BadInput)) throw fault;
    return wrap(`  ${fault.message}`, terminal.width, '  ');
  }
}

/** The map is shown again where it differs. */
const mapChanged = (terminal: Terminal, match: Match, at: number): boolean =>
  mapOnly(terminal, match, at - 1).join() !== mapOnly(terminal, match, at).join();

const mapOnly = (terminal: Terminal, match: Match, at: number): string[] =>
  drawMap(terminal, match.engine, rewind(match, at).game);

function showStep(terminal: Terminal, looked: LookedAt, at: number): void {
  const { book, match } = looked;
  terminal.print(...stepLines(terminal, book, match, at));
  if (mapChanged(terminal, match, at + 1)) terminal.print(...mapAt(terminal, looked, at + 1));
}

/** What was chosen, and what came of it. */
function stepLines(terminal: Terminal, book: Book, { engine, moves, game }: Match, index: number): string[] {
  const move = moves[index]!;
  const question = engine.legal(move.before).find(({ side }) => side === move.side)!;
  const who = terminal.colour.bold(
    move.side === 'red' ? terminal.colour.redBright('red') : terminal.colour.cyanBright('blue'),
  );
  return [
    ...wrap(
      `${who}: ${askedAndChosen(question.question, terminal.colour.bold(question.label(move.choice)))}`,
      terminal.width,
      '  ',
    ),
    ...tellEvents(terminal, book, game.setup, move.events),
  ];
}

/** The map and how the battle stands after a number of choices. */
export function mapAt(terminal: Terminal, { match, viewer }: LookedAt, at: number): string[] {
  const { engine, game } = rewind(match, at);
  const over = at === match.moves.length && game.result !== null ? ['The battle is over.'] : [];
  return [
    '',
    ...mapOnly(terminal, match, at),
    '',
    ...engine.rules.status(engine.look(game), viewer).flatMap((line) => wrap(line, terminal.width, '  ')),
    `after ${plural(at, 'choice')} of ${match.moves.length}`,
    ...over,
  ];
}
