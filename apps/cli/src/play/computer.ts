import { drawsFrom, type Player, turnFor } from '@acies/ai';
import { type Json, type OpenQuestion, SeededDice, SIDES, seedOf } from '@acies/kernel';
import { SEEDS } from '../numbers.ts';
import type { Session } from './session.ts';

/** What a computer player chooses now. It draws from a generator of its own, so that it never touches the dice. */
export function computerChoice({ match, drawSeed }: Session, player: Player, question: OpenQuestion): Json {
  const { engine } = match;
  const game = engine.copy(match.game);
  const live = engine.open(game, new SeededDice(seedOf(0)));
  const pending = live.pendingOf(question.side)!;
  const stream = 1 + match.moves.length * SIDES.length + SIDES.indexOf(question.side);
  return player.choose(turnFor(live, pending, drawsFrom(drawSeed + stream * SEEDS)));
}
