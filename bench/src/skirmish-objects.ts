/** The skirmish on plain objects, written the ordinary idiomatic way; boardgame.io runs on these rules. */
import { type Sfc32, seedWords, type Words } from './sfc32.ts';
import {
  ACTIVATIONS,
  BLOCKS,
  DEPLOYMENT,
  DICE,
  HEAVY_FOOT,
  HEXES,
  HILL,
  KILLS_TO_WIN,
  LAST_TURN,
  leader,
  NEIGHBOURS,
  NOWHERE,
  PACE,
  rearOf,
  sideOf,
  TERRAIN,
  typeOf,
  UNITS,
  WOODS,
} from './skirmish-ground.ts';
import type { Finished } from './skirmish-play.ts';

interface Unit {
  id: number;
  side: number;
  type: number;
  hex: number;
  blocks: number;
  acted: boolean;
}

export interface Board {
  units: Unit[];
  occupants: (number | null)[];
  lost: [number, number];
  words: Words;
}

interface State extends Board {
  side: number;
  left: number;
  turn: number;
  winner: number | null;
}

export interface Move {
  unit: number;
  to: number;
  target: number | null;
}

/** null ends the turn. */
export type MoveOrPass = Move | null;

export function deployObjects(seed: number): Board {
  const units: Unit[] = [];
  const occupants: (number | null)[] = Array(HEXES).fill(null);
  for (let id = 0; id < UNITS; id++) {
    const type = typeOf(id);
    units.push({ id, side: sideOf(id), type, hex: DEPLOYMENT[id], blocks: BLOCKS[type], acted: false });
    occupants[DEPLOYMENT[id]] = id;
  }
  return { units, occupants, lost: [0, 0], words: seedWords(seed) };
}

function enemiesBeside(board: Board, hex: number, side: number): number[] {
  const enemies: number[] = [];
  for (const beside of NEIGHBOURS[hex]) {
    if (beside === NOWHERE) continue;
    const other = board.occupants[beside];
    if (other !== null && board.units[other].side !== side) enemies.push(other);
  }
  return enemies;
}

function reach(board: Board, unit: Unit): number[] {
  const best = new Map<number, number>([[unit.hex, PACE[unit.type]]]);
  const queue: [hex: number, left: number][] = [[unit.hex, PACE[unit.type]]];
  const reached: number[] = [];
  for (const [hex, left] of queue) {
    if (best.get(hex)! > left) continue;
    for (const to of NEIGHBOURS[hex]) {
      if (to === NOWHERE || board.occupants[to] !== null) continue;
      let cost = TERRAIN[to] === WOODS ? 2 : 1;
      // One hex is always allowed.
      if (hex === unit.hex && cost > left) cost = left;
      let after = left - cost;
      if (after < 0) continue;
      // Zone of control.
      if (after > 0 && enemiesBeside(board, to, unit.side).length > 0) after = 0;
      const before = best.get(to);
      if (before === undefined) reached.push(to);
      if (before === undefined || after > before) {
        best.set(to, after);
        if (after > 0) queue.push([to, after]);
      }
    }
  }
  return reached;
}

export function legalMoves(board: Board, side: number): MoveOrPass[] {
  const moves: MoveOrPass[] = [null];
  for (const unit of board.units) {
    if (unit.side !== side || unit.hex === NOWHERE || unit.acted) continue;
    for (const target of enemiesBeside(board, unit.hex, side)) moves.push({ unit: unit.id, to: unit.hex, target });
    for (const to of reach(board, unit)) {
      const targets = enemiesBeside(board, to, side);
      if (targets.length === 0) moves.push({ unit: unit.id, to, target: null });
      else for (const target of targets) moves.push({ unit: unit.id, to, target });
    }
  }
  return moves;
}

export function isLegal(board: Board, side: number, move: Move): boolean {
  const unit = board.units[move.unit];
  if (!unit || unit.side !== side || unit.hex === NOWHERE || unit.acted) return false;
  if (move.to !== unit.hex && !reach(board, unit).includes(move.to)) return false;
  const targets = enemiesBeside(board, move.to, side);
  if (move.target === null) return targets.length === 0 && move.to !== unit.hex;
  return targets.includes(move.target);
}

function throwDie(board: Board): number {
  const [a, b, c, d] = board.words;
  const sum = (((a + b) | 0) + d) | 0;
  board.words = [b ^ (b >>> 9), (c + (c << 3)) | 0, (((c << 21) | (c >>> 11)) + sum) | 0, (d + 1) | 0];
  return Math.floor(((sum >>> 0) * 6) / 4294967296) + 1;
}

function moveUnit(board: Board, unit: Unit, to: number): void {
  board.occupants[unit.hex] = null;
  unit.hex = to;
  board.occupants[to] = unit.id;
}

function killUnit(board: Board, unit: Unit): void {
  board.occupants[unit.hex] = null;
  unit.hex = NOWHERE;
  unit.blocks = 0;
  board.lost[unit.side]++;
}

/** Whether the defender stands in its hex afterwards. */
function strike(board: Board, attacker: Unit, defender: Unit): boolean {
  let dice = DICE[attacker.type];
  if (TERRAIN[defender.hex] === HILL && TERRAIN[attacker.hex] !== HILL) dice--;
  if (TERRAIN[defender.hex] === WOODS && dice > 2) dice = 2;
  if (attacker.blocks === 1) dice--;
  if (dice < 1) dice = 1;
  let hits = 0;
  let flags = 0;
  for (let i = 0; i < dice; i++) {
    const face = throwDie(board);
    if (face === 6 || (face === 4 && attacker.type === HEAVY_FOOT)) hits++;
    else if (face === 5) flags++;
  }
  defender.blocks -= hits;
  if (defender.blocks <= 0) {
    killUnit(board, defender);
    return false;
  }
  if (flags > 0 && friendsBeside(board, defender) >= 2) flags--;
  const ground = defender.hex;
  for (let i = 0; i < flags; i++) if (!fallBack(board, defender)) return false;
  return defender.hex === ground;
}

const friendsBeside = (board: Board, unit: Unit): number =>
  NEIGHBOURS[unit.hex].filter((beside) => {
    const other = beside === NOWHERE ? null : board.occupants[beside];
    return other !== null && board.units[other].side === unit.side;
  }).length;

/** One hex back; where there is no room, a block is lost instead. Whether the unit is still alive. */
function fallBack(board: Board, unit: Unit): boolean {
  const rear = rearOf(unit.side);
  const room = NEIGHBOURS[unit.hex]
    .slice(rear, rear + 2)
    .find((hex) => hex !== NOWHERE && board.occupants[hex] === null);
  if (room !== undefined) moveUnit(board, unit, room);
  else if (--unit.blocks <= 0) {
    killUnit(board, unit);
    return false;
  }
  return true;
}

export function activate(board: Board, move: Move): void {
  const unit = board.units[move.unit];
  unit.acted = true;
  if (move.to !== unit.hex) moveUnit(board, unit, move.to);
  if (move.target === null) return;
  const target = board.units[move.target];
  const ground = target.hex;
  if (strike(board, unit, target)) strike(board, target, unit);
  else moveUnit(board, unit, ground);
}

function nextTurn(state: State): void {
  state.side ^= 1;
  state.left = ACTIVATIONS;
  state.turn++;
  for (const unit of state.units) unit.acted = false;
  if (state.turn >= LAST_TURN) state.winner = leader(state.lost);
}

function makeMove(state: State, move: MoveOrPass): void {
  if (move === null) {
    nextTurn(state);
    return;
  }
  activate(state, move);
  if (state.lost[state.side ^ 1] >= KILLS_TO_WIN) state.winner = state.side;
  else if (state.lost[state.side] >= KILLS_TO_WIN) state.winner = state.side ^ 1;
  else if (--state.left === 0) nextTurn(state);
}

export function playObjects(seed: number, player: Sfc32): Finished {
  const state: State = { ...deployObjects(seed), side: 0, left: ACTIVATIONS, turn: 0, winner: null };
  let decisions = 0;
  while (state.winner === null) {
    const moves = legalMoves(state, state.side);
    makeMove(state, moves[player.below(moves.length)]);
    decisions++;
  }
  return { decisions, winner: state.winner, lost: state.lost, dice: state.words[0] };
}
