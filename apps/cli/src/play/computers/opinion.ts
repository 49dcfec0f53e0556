import { setImmediate } from 'node:timers/promises';
import { type OpenQuestion, samePlain } from '@acies/kernel';
import { computerQuestion, type Opinion as Made, opinionOf as quickly } from '@acies/play';
import { type Player, thinkOut } from '@acies/players';
import type { Session } from '../session.ts';
import { showThinking } from './thinking-line.ts';

/** What a computer player makes of a decision that is put to him. */
export interface Opinion extends Made {
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
export async function opinionOf(
  session: Session,
  player: Player,
  question: OpenQuestion,
): Promise<Opinion | undefined> {
  return player.think ? timedOpinion(session, player, question) : quickOpinion(session, player, question);
}

function quickOpinion({ match, drawSeed }: Session, player: Player, question: OpenQuestion): Opinion {
  return { question, ...quickly(match, player, question.side, drawSeed), playouts: undefined, isBrokenOff: false };
}

async function timedOpinion(session: Session, player: Player, question: OpenQuestion): Promise<Opinion | undefined> {
  const { match, drawSeed, terminal, lines } = session;
  const clearAway = showThinking(session, player, question);
  const thinking = player.think!(computerQuestion(match, question.side, drawSeed));
  const hasLeft = (): boolean => terminal.interactive && lines.hasEnded();
  const isThoughtOut = await lines
    .breakable((isBrokenOff) => thinkOut(thinking, setImmediate, () => isBrokenOff() || hasLeft()))
    .finally(clearAway);
  if (hasLeft()) return undefined;
  const { playouts } = thinking;
  // What he has tried is told perhaps much later: all else that he thought of need not be kept until then.
  const weighed = thinking.weighed();
  return { player, question, choice: thinking.choice(), weighed: () => weighed, playouts, isBrokenOff: !isThoughtOut };
}

/** More than anybody will ask about. */
const MOST_KEPT = 100;

/** A player’s opinion that is to be acted upon: what it came from can be told afterwards. */
export async function decidingOpinion(
  session: Session,
  player: Player,
  question: OpenQuestion,
): Promise<Opinion | undefined> {
  const opinion = await opinionOf(session, player, question);
  const move = session.match.moves.length;
  const before = session.opinions.filter((one) => one.move < move);
  session.opinions = [...before, ...(opinion ? [{ opinion, move }] : [])].slice(-MOST_KEPT);
  return opinion;
}

/** What the computers' choices came from since a person last made one, in order. */
export function opinionsSinceAsked({ opinions, match: { moves } }: Session): Opinion[] {
  const found: Opinion[] = [];
  for (let move = moves.length - 1; move >= 0; move--) {
    const opinion = opinions.find((one) => one.move === move)?.opinion;
    const { side, choice } = moves[move]!;
    if (opinion?.question.side !== side || !samePlain(opinion.choice, choice)) break;
    found.unshift(opinion);
  }
  return found;
}
