/** The skirmish on boardgame.io, driven through its client in the same process. */
import { createRequire } from 'node:module';
import type { Sfc32 } from './sfc32.ts';
import { ACTIVATIONS, KILLS_TO_WIN, LAST_TURN, leader } from './skirmish-ground.ts';
import { activate, type Board, deployObjects, isLegal, legalMoves } from './skirmish-objects.ts';
import type { Finished } from './skirmish-play.ts';

/** As much of boardgame.io as is used here. */
interface Context {
  readonly currentPlayer: string;
  readonly turn: number;
  readonly gameover?: { readonly winner: number };
}
interface Given {
  readonly G: Board;
  readonly ctx: Context;
  readonly events: { endTurn(): void };
}
interface Client {
  start(): void;
  stop(): void;
  getState(): { readonly G: Board; readonly ctx: Context };
  readonly moves: { activate(unit: number, to: number, target: number | null): void; pass(): void };
}

const require = createRequire(import.meta.url);
const { Client: makeClient } = require('boardgame.io/client') as { Client(options: object): Client };
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };

const skirmish = (seed: number) => ({
  name: 'hex-skirmish',
  // Undo keeps every state; without it the peer is a little faster.
  disableUndo: true,
  setup: () => deployObjects(seed),
  moves: {
    activate: ({ G, ctx }: Given, unit: number, to: number, target: number | null) => {
      const move = { unit, to, target };
      if (!isLegal(G, Number(ctx.currentPlayer), move)) return INVALID_MOVE;
      activate(G, move);
    },
    pass: ({ events }: Given) => events.endTurn(),
  },
  turn: {
    maxMoves: ACTIVATIONS,
    onBegin: ({ G }: Given) => {
      for (const unit of G.units) unit.acted = false;
    },
  },
  endIf: ({ G, ctx }: Given) => {
    const side = Number(ctx.currentPlayer);
    if (G.lost[side ^ 1] >= KILLS_TO_WIN) return { winner: side };
    if (G.lost[side] >= KILLS_TO_WIN) return { winner: side ^ 1 };
    if (ctx.turn > LAST_TURN) return { winner: leader(G.lost) };
  },
});

export function playBgio(seed: number, player: Sfc32): Finished {
  const client = makeClient({ game: skirmish(seed), numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      client.stop();
      return { decisions, winner: ctx.gameover.winner, lost: G.lost, dice: G.words[0] };
    }
    const moves = legalMoves(G, Number(ctx.currentPlayer));
    const move = moves[player.below(moves.length)];
    if (move) client.moves.activate(move.unit, move.to, move.target);
    else client.moves.pass();
    decisions++;
  }
}
