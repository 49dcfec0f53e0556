import type { OpenQuestion } from '@acies/kernel';
import { eventsOf } from '@acies/kernel/match';
import { type Option, shortListOf } from '@acies/play';
import { drawMap } from '../terminal/map.ts';
import { paintFor } from '../terminal/paint.ts';
import { table } from '../terminal/table.ts';
import { wrap } from '../terminal/text.ts';
import { listOptions } from './choosing/option-list.ts';
import { exampleOf, takesWords } from './choosing/typed-choice.ts';
import { type Deciding, isWatched, type Session, sideName, viewerIn } from './session.ts';
import { tellEvents } from './telling.ts';

/** Tells what has happened since it was last told. */
export function showNews(session: Session): void {
  const { match, terminal, book } = session;
  const events = [
    ...(session.told < 0 ? match.opening : []),
    ...match.moves.slice(Math.max(0, session.told)).flatMap((move) => move.events),
  ];
  session.told = match.moves.length;
  const lines = tellEvents(terminal, book, match.game.setup, events);
  // Where nobody is asked in between, single lines follow one another.
  const apart = lines[0] !== '' && !(isWatched(session) && lines.length === 1);
  if (lines.length > 0) terminal.print(...(apart ? [''] : []), ...lines);
}

/** Shows the map, unless it is the one shown last, or a large one that was shown this turn. */
export function showMap(session: Session, always = false): void {
  const { terminal, match } = session;
  const { rules } = match.engine;
  const turn = rules.turnOf(match.game.board);
  if (!always && rules.mapOnceATurn && turn === session.shownTurn && match.game.result === null) return;
  const map = drawMap(terminal, match.engine, match.game);
  const text = map.join('\n');
  if (text === session.shownMap && !always) return;
  session.shownMap = text;
  session.shownTurn = turn;
  terminal.print('', ...map, '', ...statusLines(session));
}

export const statusLines = (session: Session): string[] =>
  inSideColours(session, session.book.rules.status(session.match.engine.look(session.match.game), viewerIn(session)));

/** Leaders with their orders, where the rules have any. */
export const leaderLines = (session: Session): string[] =>
  inSideColours(
    session,
    session.book.rules.leaders?.(session.match.engine.look(session.match.game), viewerIn(session)) ?? [],
  );

function inSideColours({ terminal }: Session, lines: readonly string[]): string[] {
  const paint = paintFor(terminal);
  return lines.flatMap((line) => {
    const side = /^(red|blue)\b/.exec(line)?.[1] as 'red' | 'blue' | undefined;
    const text = terminal.coloured && side ? paint.side(side, side) + line.slice(side.length) : line;
    return wrap(text, terminal.width, '  ');
  });
}

/** So many options can be counted at a glance. */
const FEW = 5;

export function showQuestion(session: Session, { question, options }: Deciding, folded = true): void {
  const { terminal } = session;
  const { colour } = terminal;
  const shown = folded && !question.options ? shortListOf(options) : options;
  const count = options.length > FEW && shown.length === options.length ? ` (${options.length} options)` : '';
  const asked = wrap(
    `${sideName(session, question.side)}: ${question.question}${colour.dim(count)}`,
    terminal.width,
    '  ',
  );
  terminal.print('', ...asked, ...listOptions(terminal, shown, folded));
  if (shown.length < options.length) {
    const more = `  … ${options.length - shown.length} more suggestions: "more" lists them all, a name those of one unit`;
    terminal.print(...wrap(more, terminal.width, '  ').map(colour.dim));
  }
  if (!question.options)
    terminal.print(...wrap(openHint(session, question, options), terminal.width, '  ').map(colour.dim));
  if (session.hinted) return;
  session.hinted = true;
  terminal.print(
    ...wrap(
      '  Type a number, or some text to search the options. Other words: why, odds, hint, undo, map, units, log, status, save, auto, skip, help, quit.',
      terminal.width,
      '  ',
    ).map(colour.dim),
  );
}

/** How a choice is made that is not on the list, by the example of one that is. */
function openHint({ book }: Session, question: OpenQuestion, options: readonly Option[]): string {
  if (!takesWords(question)) return '  These are only some: any choice can be typed as JSON.';
  const example = exampleOf(question, options);
  const topic = book.rules.topics?.find(({ words }) => words.includes(question.decision));
  const how = topic ? `; "help ${topic.words[0]}" says how` : '';
  return `  These are only some: any other can be typed${example ? `, such as "${example}"` : ''}${how}.`;
}

/** What the signs on the map mean. */
export function legendLines({ terminal, book }: Session): string[] {
  const paint = paintFor(terminal);
  const unit = book.rules.legend[0]!.sign;
  const sides = terminal.coloured
    ? [[paint.side('red', 'red') + ', ' + paint.side('blue', 'blue'), 'the sides']]
    : [[`${paint.side('red', unit)}, ${paint.side('blue', unit)}`, 'the sides: capitals are red, small letters blue']];
  const rows = book.rules.legend.map(({ sign, ground, means }) => [ground ? paint.ground(ground, sign) : sign, means]);
  return table([...sides, ...rows], { indent: '  ', width: terminal.width });
}

const RECENT = 20;

/** What happened, the last of it or all. */
export function logLines({ terminal, match, book }: Session, all: boolean, recent = RECENT): string[] {
  const lines = tellEvents(terminal, book, match.game.setup, eventsOf(match));
  if (all || lines.length <= recent) return lines;
  return [terminal.colour.dim(`  … ${lines.length - recent} lines before: type "log all"`), ...lines.slice(-recent)];
}
