import { setImmediate } from 'node:timers/promises';
import { type Player, thinkOut } from '@acies/ai';
import { type OpenQuestion, samePlain } from '@acies/kernel';
import { computerTurn, type Thought as Made, thoughtOf as quickly } from '@acies/play';
import type { Session } from './session.ts';
import { showThinking } from './thinking-line.ts';

/** What a computer player makes of a decision that is put to him. */
export interface Thought extends Made {
  readonly question: OpenQuestion;
  /** How often he has tried something out; undefined of one who does not. */
  readonly playouts: number | undefined;
  /** Whether he was told to come to an end before he had. */
  readonly isBrokenOff: boolean;
}

/**
 * Lets a computer player think about a decision. Who needs time thinks with pauses, so that control-C is heard at once: he then
 * comes to what seems best so far. Nothing if the person has left in the meantime.
 */
export async function thoughtOf(
  session: Session,
  player: Player,
  question: OpenQuestion,
): Promise<Thought | undefined> {
  return player.think ? timedThought(session, player, question) : quickThought(session, player, question);
}

function quickThought({ match, drawSeed }: Session, player: Player, question: OpenQuestion): Thought {
  return { question, ...quickly(match, player, question.side, drawSeed), playouts: undefined, isBrokenOff: false };
}

async function timedThought(session: Session, player: Player, question: OpenQuestion): Promise<Thought | undefined> {
  const { match, drawSeed, terminal, lines } = session;
  const clearAway = showThinking(session, player, question);
  const thinking = player.think!(computerTurn(match, question.side, drawSeed));
  const hasLeft = (): boolean => terminal.interactive && lines.hasEnded();
  const isThoughtOut = await lines
    .breakable((isBrokenOff) => thinkOut(thinking, setImmediate, () => isBrokenOff() || hasLeft()))
    .finally(clearAway);
  if (hasLeft()) return undefined;
  const { playouts } = thinking;
  const isBrokenOff = !isThoughtOut;
  return { player, question, choice: thinking.choice(), weighed: () => thinking.weighed(), playouts, isBrokenOff };
}

/** The same, to be acted upon: what it came from can be told afterwards. */
export async function decidingThought(
  session: Session,
  player: Player,
  question: OpenQuestion,
): Promise<Thought | undefined> {
  const thought = await thoughtOf(session, player, question);
  session.lastThought = thought && { thought, move: session.match.moves.length };
  return thought;
}

/** What the last choice came from, if a computer player made it. */
export function thoughtBehindLast({ lastThought, match: { moves } }: Session): Thought | undefined {
  const last = moves.at(-1);
  if (!last || lastThought?.move !== moves.length - 1) return undefined;
  const { thought } = lastThought;
  return thought.question.side === last.side && samePlain(thought.choice, last.choice) ? thought : undefined;
}
