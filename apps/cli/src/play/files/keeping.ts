import { shownPath } from '../../files.ts';
import { plural, wrap } from '../../terminal/text.ts';
import type { Session } from '../session.ts';

/** Raised when all is said of a game that could not be kept whole: a script learns of it from how the command ends. */
export class NotKept extends Error {
  static readonly exitCode = 4;
}

/** While a game cannot be kept, a warning is repeated after so many choices. */
const WARNED_EVERY = 10;

/** Keeps the game after a choice: people's after each, computers' once a turn. What has changed in how it is kept is told. */
export function keep(session: Session): void {
  const { keeper, match } = session;
  // A game in which nothing was decided is not worth a file, unless it has one already.
  if (match.moves.length === 0 && keeper.path === undefined) return;
  keeper.keep(match);
  const { fault, passedOver } = keeper;
  const choices = match.moves.length;
  if (fault !== undefined) {
    const { warned } = session;
    if (warned?.fault === fault && Math.abs(choices - warned.choices) < WARNED_EVERY) return;
    session.warned = { fault, choices };
    complain(session, `acies: the game cannot be kept on disk: ${fault}. ${heldWords(session)} ${ADVICE}`);
    return;
  }
  const where = shownPath(session.terminal.io.cwd, keeper.path!);
  if (session.warned) complain(session, `acies: the game is kept whole again, ${allOf(choices)}, in ${where}`);
  else if (passedOver !== undefined)
    complain(session, `acies: ${passedOver}: from now on the game is kept in ${where}, ${allOf(choices)}`);
  session.warned = undefined;
}

const ADVICE = 'It is tried again after every choice; "save" with a file elsewhere keeps it there.';

const allOf = (choices: number): string => (choices === 1 ? 'its one choice' : `all ${plural(choices, 'choice')}`);

/** Words such as these are long, and paths in them longer. */
const complain = ({ terminal }: Session, words: string): void =>
  terminal.complain(...wrap(words, terminal.width, '  '));

/** How much of the game is kept, and where. */
function heldWords({ keeper, match, terminal }: Session): string {
  const held = keeper.held(match);
  const all = match.moves.length;
  if (!held || held.choices + held.beyond === 0)
    return all === 1 ? 'Its one choice is not kept.' : `None of its ${all} choices is kept.`;
  const { choices, beyond } = held;
  const more = beyond > 0 ? `, with ${plural(beyond, 'choice')} that you have taken back` : '';
  const share = all === 1 && choices === 1 ? 'Its one choice' : `${choices} of its ${plural(all, 'choice')}`;
  return `${share} ${choices === 1 ? 'is' : 'are'} kept in ${shownPath(terminal.io.cwd, held.path)}${more}.`;
}

export const onwardWith = (path: string): string => `Go on with: npx acies play --load ${path}`;

const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The last words of a game: where it is kept and what can be done with it there, or how much of it is not. */
export function lastWords(session: Session, onward: (path: string) => string): string[] {
  const { terminal, keeper, match } = session;
  // Room may have been made since the last choice.
  if (!keeper.isWhole(match)) keep(session);
  const held = keeper.held(match);
  const next = held ? [onward(shownPath(terminal.io.cwd, held.path))] : [];
  if (!keeper.isWhole(match)) {
    const why = keeper.fault === undefined ? '' : ` ${capitalised(keeper.fault)}.`;
    return [...wrap(`The game is not kept whole! ${heldWords(session)}${why}`, terminal.width, '  '), ...next];
  }
  if (match.moves.length === 0 && keeper.path === undefined) return ['Nothing was decided, so nothing is kept.'];
  if (keeper.path === undefined) return ['Nothing new is kept on disk.'];
  return [`The game is kept in ${shownPath(terminal.io.cwd, held?.path ?? keeper.path)}`, ...next];
}
