import type { Seed } from '../dice/seeded.ts';
import { mapped } from '../fast/lists.ts';
import type { Frame } from '../flow/frame.ts';
import type { Flow } from '../flow/machine.ts';
import type { Result, SetupBase } from '../flow/rule-set.ts';
import { canonicalJson, copyPlain, fingerprint } from '../plain/json.ts';

/** Where the dice of a game come from. `throws` counts the requests answered so far. */
export type DiceState =
  | { readonly kind: 'seeded'; readonly seed: Seed; readonly throws: number }
  | { readonly kind: 'entered'; readonly throws: number };

/** A battle at one moment, plain data through and through. The setup is shared between copies: nothing may change it. */
export interface Game<S extends SetupBase = SetupBase, B = unknown> extends Flow {
  readonly rules: string;
  readonly setup: S;
  readonly board: B;
  dice: DiceState;
  /** What the battle was done with: it is over. */
  result: Result | null;
}

/** A copy that can be played on without touching the original. */
export const copyGame = <S extends SetupBase, B>(game: Game<S, B>, copyBoard: (board: B) => B): Game<S, B> => ({
  rules: game.rules,
  setup: game.setup,
  board: copyBoard(game.board),
  dice: game.dice,
  stack: mapped(game.stack, copyFrame),
  pending: copyPlain(game.pending),
  revealed: game.revealed,
  result: game.result,
});

const copyFrame = (frame: Frame): Frame => ({ ...frame, locals: copyPlain(frame.locals) });

/** A fingerprint of everything that can change in a game. */
export const hashGame = (game: Game): string =>
  fingerprint(canonicalJson([game.board, game.stack, game.pending, game.dice, game.revealed, game.result]));
