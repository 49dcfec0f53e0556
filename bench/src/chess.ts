/** Random chess on the two libraries that TypeScript players use, for a feeling of scale. */
import { Chess as ChessJs } from 'chess.js';
import { Chess as ChessOps } from 'chessops/chess';
import type { Contender } from './contender.ts';
import { Sfc32 } from './sfc32.ts';

const MOST_PLIES = 200;

function playChessOps(player: Sfc32): number {
  const position = ChessOps.default();
  for (let plies = 0; plies < MOST_PLIES; plies++) {
    const context = position.ctx();
    const moves: number[] = [];
    for (const from of position.board[position.turn]) {
      for (const to of position.dests(from, context)) moves.push((from << 6) | to);
    }
    if (moves.length === 0 || position.isInsufficientMaterial()) return plies;
    const move = moves[player.below(moves.length)];
    const from = move >> 6;
    const to = move & 63;
    const promotes = position.board.pawn.has(from) && (to >= 56 || to < 8);
    position.play(promotes ? { from, to, promotion: 'queen' } : { from, to });
  }
  return MOST_PLIES;
}

function playChessJs(player: Sfc32): number {
  const game = new ChessJs();
  for (let plies = 0; plies < MOST_PLIES; plies++) {
    const moves = game.moves();
    if (moves.length === 0 || game.isInsufficientMaterial()) return plies;
    game.move(moves[player.below(moves.length)]);
  }
  return MOST_PLIES;
}

function chessContender(play: (player: Sfc32) => number): Contender {
  const player = new Sfc32(1);
  return { run: () => ({ games: 1, decisions: play(player) }) };
}

export const chessOpsContender = (): Contender => chessContender(playChessOps);
export const chessJsContender = (): Contender => chessContender(playChessJs);
