import type { Pending } from '../flow/frame.ts';
import type { RuleSet } from '../flow/rule-set.ts';
import type { Side } from '../plain/sides.ts';
import { copyGame, type Game } from './game.ts';

/** A copy with no more in it than a side may know: neither the other's secrets nor the dice to come. */
export function knownTo(rules: RuleSet, game: Game, side: Side): Game {
  const copy = copyGame(game, rules.copyBoard);
  return {
    ...copy,
    setup: rules.hideSetup ? rules.hideSetup(game.setup, side, game.board) : game.setup,
    board: rules.hide(copy.board, side, game.setup),
    dice: { kind: 'entered', throws: 0 },
    pending: copy.pending.map((pending) => (pending.side === side ? pending : withoutAnswer(pending))),
  };
}

const withoutAnswer = ({ side, decision, slot }: Pending): Pending => ({ side, decision, slot });
