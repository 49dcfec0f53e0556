/** The skirmish on plain objects without a framework: nothing is allocated in listing moves. */
import { Sfc32 } from './sfc32.ts';
import {
  beginTurn,
  deploy,
  diceFor,
  type Field,
  friendsBeside,
  killUnit,
  listMoves,
  type MoveSink,
  moveUnit,
  retreatFrom,
  type Unit,
  winnerByKills,
} from './skirmish-field.ts';
import { HEAVY_FOOT, hexOf, LAST_TURN, leader, NOWHERE, PASS, targetOf, unitOf } from './skirmish-ground.ts';
import type { Finished } from './skirmish-play.ts';

class MoveList implements MoveSink {
  readonly items = new Int32Array(4096);
  count = 0;
  add(move: number): void {
    this.items[this.count++] = move;
  }
}

const moves = new MoveList();

/** Whether the defender stands in its hex afterwards. */
function strike(field: Field, attacker: Unit, defender: Unit, dice: Sfc32): boolean {
  const ground = defender.hex;
  const count = diceFor(attacker, defender);
  let hits = 0;
  let flags = 0;
  for (let i = 0; i < count; i++) {
    const face = dice.below(6) + 1;
    if (face === 6 || (face === 4 && attacker.type === HEAVY_FOOT)) hits++;
    else if (face === 5) flags++;
  }
  if (loseBlocks(field, defender, hits)) return false;
  if (flags > 0 && friendsBeside(field, defender) >= 2) flags--;
  for (let i = 0; i < flags; i++) {
    const to = retreatFrom(field, defender);
    if (to !== NOWHERE) moveUnit(field, defender, to);
    else if (loseBlocks(field, defender, 1)) return false;
  }
  return defender.hex === ground;
}

/** Whether the unit is dead of it. */
function loseBlocks(field: Field, unit: Unit, blocks: number): boolean {
  unit.blocks -= blocks;
  if (unit.blocks > 0) return false;
  killUnit(field, unit);
  return true;
}

/** The winner, if that ends the game. */
function makeMove(field: Field, move: number, dice: Sfc32): number | undefined {
  if (move === PASS) return nextTurn(field);
  const unit = field.units[unitOf(move)];
  const to = hexOf(move);
  unit.acted = true;
  if (to !== unit.hex) moveUnit(field, unit, to);
  if (targetOf(move) !== NOWHERE) {
    const target = field.units[targetOf(move)];
    const ground = target.hex;
    if (strike(field, unit, target, dice)) strike(field, target, unit, dice);
    else moveUnit(field, unit, ground);
  }
  return winnerByKills(field) ?? (--field.left === 0 ? nextTurn(field) : undefined);
}

function nextTurn(field: Field): number | undefined {
  beginTurn(field);
  return field.turn >= LAST_TURN ? leader(field.lost) : undefined;
}

export function playLean(seed: number, player: Sfc32): Finished {
  const field = deploy();
  const dice = new Sfc32(seed);
  let decisions = 0;
  for (;;) {
    moves.count = 0;
    listMoves(field, moves);
    decisions++;
    const winner = makeMove(field, moves.items[player.below(moves.count)], dice);
    if (winner !== undefined) return { decisions, winner, lost: field.lost, dice: dice.a };
  }
}
