import { type Json, SIDES, type Side } from '@acies/kernel';
import { type Match, SeededDice, seedOf } from '@acies/kernel/match';
import { drawsFrom, type Player, type Question, questionFor, randomPlayer, type Weighed } from '@acies/players';

export { type Player, type Thinking, thinkOut, type Weighed } from '@acies/players';

/** Seeds of dice are below this, so that generators apart from the dice can be seeded above it. */
export const SEEDS = 2 ** 32;

/** What a side has to decide now, put to a computer player. He draws from a generator of his own and never touches the dice. */
export function computerQuestion(match: Match, side: Side, drawSeed: number): Question {
  const { engine } = match;
  const live = engine.open(engine.copy(match.game), new SeededDice(seedOf(0)));
  const stream = 1 + match.moves.length * SIDES.length + SIDES.indexOf(side);
  return questionFor(live, live.pendingOf(side)!, drawsFrom(drawSeed + stream * SEEDS));
}

/** What a computer player has come to in a decision. */
export interface Opinion {
  readonly player: Player;
  readonly choice: Json;
  /** What he has looked at; empty of one who does not say. */
  weighed(): readonly Weighed[];
}

/** Of one who chooses at random there is nothing to tell. */
export const looksAtNothing = ({ name }: Player): boolean => name === randomPlayer.name;

/** What one who needs no time makes of a decision; what he looked at is told only when it is asked for, which may take long. */
export function opinionOf(match: Match, player: Player, side: Side, drawSeed: number): Opinion {
  const question = computerQuestion(match, side, drawSeed);
  return { player, choice: player.choose(question), weighed: () => player.explain?.(question) ?? [] };
}

/** What a computer player chooses now. */
export const computerChoice = (match: Match, player: Player, side: Side, drawSeed: number): Json =>
  opinionOf(match, player, side, drawSeed).choice;
