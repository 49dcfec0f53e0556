import { type BySide, copyPlain, type Engine, type LiveGame, type SetupBase, type Side } from '@acies/kernel';
import { SEEDS } from '@acies/play';
import { drawsFrom, type Player, questionFor } from '@acies/players';

export interface Played {
  readonly winner: Side | null;
  readonly turns: number;
  readonly choices: number;
  /** Who broke the rules of the match and has lost by it. */
  readonly forfeit?: Forfeit;
}

export interface Forfeit {
  readonly side: Side;
  readonly why: string;
}

/** What the players of a battle draw comes from its seed too, but not from the dice. */
export const drawsOf = (seed: number): BySide<ReturnType<typeof drawsFrom>> => ({
  red: drawsFrom(seed + SEEDS),
  blue: drawsFrom(seed + 2 * SEEDS),
});

/** One battle, changed in place. Whoever watches looks before every choice, and at the end. */
export function playOut(
  engine: Engine,
  setup: SetupBase,
  players: BySide<Player>,
  seed: number,
  watch?: (live: LiveGame) => void,
): Played {
  const { game } = engine.start(setup, seed);
  const { live } = engine.live(game);
  const draws = drawsOf(seed);
  let choices = 0;
  while (!live.over) {
    watch?.(live);
    const pending = game.pending.find(({ answer }) => answer === undefined)!;
    const choice = players[pending.side].choose(questionFor(live, pending, draws[pending.side]));
    live.choose(pending, copyPlain(choice));
    choices++;
  }
  watch?.(live);
  const { winner } = game.result!;
  return { winner, turns: engine.rules.turnOf(game.board), choices };
}
