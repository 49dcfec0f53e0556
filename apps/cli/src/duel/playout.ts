import { drawsFrom, type Player, turnFor } from '@acies/ai';
import { type BySide, copyPlain, type Engine, type Result, type Side } from '@acies/kernel';
import { SEEDS } from '../numbers.ts';

export interface Played {
  readonly winner: Side | null;
  readonly turns: number;
  readonly choices: number;
}

/** One battle, changed in place. What the players draw comes from the seed too, but not from the dice. */
export function playOut(engine: Engine, setup: unknown, players: BySide<Player>, seed: number): Played {
  const { game } = engine.start(setup, seed);
  const { live } = engine.live(game);
  const draws = { red: drawsFrom(seed + SEEDS), blue: drawsFrom(seed + 2 * SEEDS) };
  let choices = 0;
  while (!live.over) {
    const pending = game.pending.find(({ answer }) => answer === undefined)!;
    const choice = players[pending.side].choose(turnFor(live, pending, draws[pending.side]));
    live.choose(pending, copyPlain(choice));
    choices++;
  }
  const { winner } = game.result as unknown as Result;
  return { winner, turns: engine.rules.turnOf(game.board), choices };
}
