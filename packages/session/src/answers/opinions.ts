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
import { type Asking, matchIn, questionIn } from './asking.ts';

/** What the computer looked at before it made a choice, and what it was asked. */
export function thoughtAt(played: PlayedGame, at: number): Queries['thought']['answer'] {
  const told = played.toldOpinions.find((one) => one.at === at);
  if (!told) throw new BadInput('what that choice came from cannot be told');
  const { player, weighed } = told.of;
  const { side, before } = played.match!.moves[at - 1]!;
  const question = played.book.engine.legal(before).find((one) => one.side === side)!;
  return { question: question.question, ...lookedAt(player, question, weighed()) };
}

/** As many as one reads. */
const MOST_CONSIDERED = 6;

/** What one who decides at once would do in a person's place. */
export function considered(played: PlayedGame): Considered {
  const question = questionIn(played);
  const player = played.book.players[bestPlayer(played.book)]!;
  const weighed = player.explain!(computerQuestion(matchIn(played), question.side, 1));
  return advised(player, question, weighed);
}

/** What one who takes his time would do; he is stopped where the battle goes on. */
export async function counsel({ played, world, isWanted }: Asking): Promise<Considered> {
  const question = questionIn(played);
  const player = thoughtfulPlayer(played.book)!;
  const thinking = player.think!(computerQuestion(matchIn(played), question.side, 1));
  if (!(await thinkOut(thinking, world.pause, () => !isWanted())))
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
