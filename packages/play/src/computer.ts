import { drawsFrom, type Player, type Turn, turnFor } from '@acies/ai';
import { type Json, type Match, SeededDice, SIDES, type Side, seedOf } from '@acies/kernel';

export { type Player, type Thinking, thinkOut } from '@acies/ai';

/** Seeds of dice are below this, so that generators apart from the dice can be seeded above it. */
export const SEEDS = 2 ** 32;

/** What a side has to decide now, put to a computer player. He draws from a generator of his own and never touches the dice. */
export function computerTurn(match: Match, side: Side, drawSeed: number): Turn {
  const { engine } = match;
  const live = engine.open(engine.copy(match.game), new SeededDice(seedOf(0)));
  const stream = 1 + match.moves.length * SIDES.length + SIDES.indexOf(side);
  return turnFor(live, live.pendingOf(side)!, drawsFrom(drawSeed + stream * SEEDS));
}

/** What a computer player chooses now. */
export const computerChoice = (match: Match, player: Player, side: Side, drawSeed: number): Json =>
  player.choose(computerTurn(match, side, drawSeed));
