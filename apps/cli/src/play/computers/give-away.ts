import { BadInput, type Json, type OpenQuestion, type Side } from '@acies/kernel';
import type { Option } from '@acies/play';
import { bestPlayer, turnNameOf } from '@acies/play';
import type { Player } from '@acies/players';
import { playerNamed } from '../../catalogue.ts';
import { askedAndChosen, plural, shortened, wrap } from '../../terminal/text.ts';
import { type Deciding, type Session, sideName } from '../session.ts';
import { decidingOpinion } from './opinion.ts';

/** Decisions that a person has given away for a while: to a computer player, or to the choice that does nothing. */
export interface GivenAway {
  readonly side: Side;
  readonly to: Player | 'pass';
  /** Only those of this name; all unless given. */
  readonly decision?: string;
  /** The turn with which it ends. */
  readonly turn: number;
  /** How many are left, if they were counted. */
  left: number;
  /** How many were given away in all, if they were counted. */
  readonly count?: number;
}

type Taken = 'again' | 'quit' | { readonly take: Option };

const turnIn = ({ match }: Session): number => match.engine.rules.turnOf(match.game.board);

/** "auto", "auto 5", "auto turn", each with the name of a player if another than the best is meant. */
export async function auto(session: Session, { question, options }: Deciding, words: string): Promise<Taken> {
  const { book, terminal, budget } = session;
  const { count, name } = autoWords(words, turnNameOf(book));
  const player = playerNamed(book, name || bestPlayer(book), budget);
  const opinion = await decidingOpinion(session, player, question);
  if (!opinion) return 'quit';
  const { choice } = opinion;
  const label = question.label(choice);
  terminal.print(`  The ${player.name} chooses: ${label}`);
  if (count > 1) session.given.push({ side: question.side, to: player, turn: turnIn(session), left: count - 1, count });
  return {
    take: options.find((option) => option.label === label && sameChoice(option.choice, choice)) ?? bare(choice, label),
  };
}

/** How many are given away, and to whom: "legate 3" or "3 legate", "turn" or nothing. */
function autoWords(words: string, turnName: string): { count: number; name: string } {
  const text = words.toLowerCase().trim();
  const amount = new RegExp(`(?<=^|\\s)(${turnName}s?|turns?|[-+]?[\\d.]+)(?=\\s|$)`, 'g');
  const [wanted, ...others] = text.match(amount) ?? [];
  if (others.length > 0 || wanted?.endsWith('s'))
    throw new BadInput(`"auto" takes one number of decisions or the word "turn", not "${words.trim()}"`);
  return { count: wanted === undefined ? 1 : countOf(wanted), name: text.replace(amount, '').trim() };
}

function countOf(wanted: string): number {
  if (wanted.endsWith('turn')) return Number.POSITIVE_INFINITY;
  const count = Number(wanted);
  if (!Number.isInteger(count) || count < 1)
    throw new BadInput(`"auto" wants a number of decisions from 1 up, not ${shortened(wanted)}`);
  return count;
}

/** "skip": this question and all of its kind to the end of the turn are answered by doing nothing. */
export function skip(session: Session, { question, options }: Deciding): Taken {
  const { pass, side, decision } = question;
  if (pass === undefined) {
    session.terminal.print(
      '  Nothing can be skipped here: one of the options must be taken. "auto" takes one for you.',
    );
    return 'again';
  }
  session.given.push({ side, to: 'pass', decision, turn: turnIn(session), left: Number.POSITIVE_INFINITY });
  const label = question.label(pass);
  session.terminal.print(`  Until the ${turnNameOf(session.book)} ends, whenever this is asked: ${label}`);
  return { take: options.find(({ choice }) => sameChoice(choice, pass)) ?? bare(pass, label) };
}

const sameChoice = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const bare = (choice: Json, label: string): Option => ({
  number: 0,
  choice,
  label,
  typed: label,
  odds: undefined,
  kind: '',
});

/**
 * The choice of whoever a decision was given away to; undefined where it was not, or no longer is, `left` if the person has left
 * while it was thought about.
 */
export async function givenChoice(
  session: Session,
  question: OpenQuestion,
): Promise<{ readonly choice: Json } | 'left' | undefined> {
  const turn = turnIn(session);
  for (const one of session.given) if (one.turn !== turn) tellCutShort(session, one);
  session.given = session.given.filter((one) => one.turn === turn && one.left > 0);
  const given = session.given.find(
    ({ side, decision = question.decision }) => side === question.side && decision === question.decision,
  );
  if (!given) return undefined;
  given.left--;
  if (given.to !== 'pass') return (await decidingOpinion(session, given.to, question)) ?? 'left';
  return question.pass === undefined ? undefined : { choice: question.pass };
}

/** Who has given away more decisions than the turn had is told that the others are theirs again. */
function tellCutShort(session: Session, { side, left, count }: GivenAway): void {
  if (count === undefined || !Number.isFinite(count) || left === 0) return;
  const made = `${count - left} of ${plural(count, 'decision')}`;
  const line = `${sideName(session, side)}: "auto" has ended with the ${turnNameOf(session.book)}, after ${made}.`;
  session.terminal.print('', ...wrap(line, session.terminal.width, '  '));
}

/** What is decided without being asked is told all the same. */
export function tellGiven(session: Session, question: OpenQuestion, choice: Json): void {
  const { terminal } = session;
  const line = `${sideName(session, question.side)}: ${askedAndChosen(question.question, terminal.colour.bold(question.label(choice)))}`;
  terminal.print('', ...wrap(line, terminal.width, '  '));
}
