import { BadInput, type OpenQuestion } from '@acies/kernel';
import {
  bestPlayer,
  computerQuestion,
  inWords,
  type Player,
  thinkOut,
  thoughtfulPlayer,
  type Weighed,
} from '@acies/play';
import { optionFor } from '../game/asked.ts';
import type { PlayedGame } from '../game/played-game.ts';
import type { Considered, LookedAt, Queries } from '../protocol/index.ts';
import type { World } from '../world.ts';
import { matchIn, questionIn } from './now.ts';

/** What the computer looked at before it made a choice, and what it was asked. */
export function thoughtAt(session: PlayedGame, at: number): Queries['thought']['answer'] {
  const told = session.toldOpinions.find((one) => one.at === at);
  if (!told) throw new BadInput('what that choice came from cannot be told');
  const { player, weighed } = told.of;
  const { side, before } = session.match!.moves[at - 1]!;
  const question = session.book.engine.legal(before).find((one) => one.side === side)!;
  return { question: question.question, ...lookedAt(player, question, weighed()) };
}

/** As many as one reads. */
const MOST_CONSIDERED = 6;

/** What one who decides at once would do in a person's place. */
export function considered(session: PlayedGame): Considered {
  const question = questionIn({ session });
  const player = session.book.players[bestPlayer(session.book)]!;
  const weighed = player.explain!(computerQuestion(matchIn({ session }), question.side, 1));
  return advised(player, question, weighed);
}

/** What one who takes his time would do; he is stopped where the battle goes on. */
export async function counsel(
  session: PlayedGame,
  { pause }: Pick<World, 'pause'>,
  isStill: () => boolean,
): Promise<Considered> {
  const question = questionIn({ session });
  const player = thoughtfulPlayer(session.book)!;
  const thinking = player.think!(computerQuestion(matchIn({ session }), question.side, 1));
  if (!(await thinkOut(thinking, pause, () => !isStill())))
    throw new BadInput('the battle has gone on, or he is asked anew');
  return advised(player, question, thinking.weighed());
}

/** What was looked at, to be chosen from. */
function advised(player: Player, question: OpenQuestion, weighed: readonly Weighed[]): Considered {
  const told = lookedAt(player, question, weighed);
  return { ...told, options: told.options.map((one) => ({ ...one, ...optionFor(question, one.choice) })) };
}

function lookedAt(player: Player, question: OpenQuestion, weighed: readonly Weighed[]): LookedAt {
  const options = weighed.slice(0, MOST_CONSIDERED).map((one) => inWords(question, one));
  return {
    ...{ player: player.name, options },
    left: weighed.length - options.length,
    triesOut: player.think !== undefined,
  };
}
