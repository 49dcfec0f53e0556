/**
 * The yardstick: the skirmish as fast as plain TypeScript goes. The whole state is one Int32Array, moves are packed
 * numbers, and nothing is allocated while a game is played.
 */

import { type Sfc32, seedWords } from './sfc32.ts';
import {
  ACTIVATIONS,
  BLOCKS,
  DEPLOYMENT,
  DICE,
  HEAVY_FOOT,
  HEXES,
  HILL,
  hexOf,
  KILLS_TO_WIN,
  LAST_TURN,
  NEIGHBOURS,
  NOWHERE,
  PACE,
  PASS,
  packMove,
  rearOf,
  sideOf,
  TERRAIN,
  targetOf,
  typeOf,
  UNITS,
  UNITS_A_SIDE,
  unitOf,
  WOODS,
} from './skirmish-ground.ts';
import type { Finished } from './skirmish-play.ts';

// Where things are in the state: who is in each hex; the hex, the blocks and the activation of each unit; the rest.
const OCCUPANT = 0;
const HEX = HEXES;
const BLOCK = HEX + UNITS;
const ACTED = BLOCK + UNITS;
const SIDE = ACTED + UNITS;
const LEFT = SIDE + 1;
const TURN = SIDE + 2;
const LOST = SIDE + 3;
const WINNER = SIDE + 5;
const WORDS = SIDE + 6;
const SIZE = SIDE + 10;

const EMPTY = -1;
const UNDECIDED = -1;

const state = new Int32Array(SIZE);
const neighbours = Uint8Array.from(NEIGHBOURS.flat());
const terrain = Uint8Array.from(TERRAIN);
const type = Uint8Array.from({ length: UNITS }, (_, unit) => typeOf(unit));
const pace = Uint8Array.from(PACE);
const diceOfType = Uint8Array.from(DICE);

function setUp(seed: number): void {
  state.fill(0);
  state.fill(EMPTY, OCCUPANT, OCCUPANT + HEXES);
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = DEPLOYMENT[unit];
    state[HEX + unit] = hex;
    state[BLOCK + unit] = BLOCKS[type[unit]];
    state[OCCUPANT + hex] = unit;
  }
  state[LEFT] = ACTIVATIONS;
  state[WINNER] = UNDECIDED;
  const words = seedWords(seed);
  for (let i = 0; i < 4; i++) state[WORDS + i] = words[i];
}

const moves = new Int32Array(4096);
/** How many enemies control each hex. */
const control = new Uint8Array(HEXES);
/** Movement left on arrival in each hex, -1 where the unit does not come. */
const best = new Int8Array(HEXES).fill(-1);
const queue = new Int32Array(1024);
const reached = new Int32Array(HEXES);

/** Fills `moves` and says how many there are. */
function listMoves(): number {
  const side = state[SIDE];
  const firstEnemy = side === 0 ? UNITS_A_SIDE : 0;
  const first = UNITS_A_SIDE - firstEnemy;
  let count = 0;
  moves[count++] = PASS;
  markControl(firstEnemy);
  for (let unit = first; unit < first + UNITS_A_SIDE; unit++) {
    const start = state[HEX + unit];
    if (start === NOWHERE || state[ACTED + unit] !== 0) continue;
    if (control[start] !== 0) count = listTargets(count, unit, start, firstEnemy);
    let reachedCount = 0;
    let queued = 0;
    const full = pace[type[unit]];
    best[start] = full;
    queue[queued++] = start | (full << 8);
    for (let next = 0; next < queued; next++) {
      const hex = queue[next] & 255;
      const left = queue[next] >> 8;
      if (best[hex] > left) continue;
      for (let k = hex * 6, end = k + 6; k < end; k++) {
        const to = neighbours[k];
        if (to === NOWHERE || state[OCCUPANT + to] !== EMPTY) continue;
        let cost = terrain[to] === WOODS ? 2 : 1;
        // One hex is always allowed.
        if (hex === start && cost > left) cost = left;
        let after = left - cost;
        if (after < 0) continue;
        if (control[to] !== 0) after = 0;
        const before = best[to];
        if (before < 0) reached[reachedCount++] = to;
        if (after > before) {
          best[to] = after;
          if (after > 0) queue[queued++] = to | (after << 8);
        }
      }
    }
    best[start] = -1;
    for (let i = 0; i < reachedCount; i++) {
      const to = reached[i];
      best[to] = -1;
      if (control[to] === 0) moves[count++] = packMove(unit, to, NOWHERE);
      else count = listTargets(count, unit, to, firstEnemy);
    }
  }
  return count;
}

function markControl(firstEnemy: number): void {
  control.fill(0);
  for (let enemy = firstEnemy; enemy < firstEnemy + UNITS_A_SIDE; enemy++) {
    const hex = state[HEX + enemy];
    if (hex === NOWHERE) continue;
    for (let k = hex * 6, end = k + 6; k < end; k++) {
      const beside = neighbours[k];
      if (beside !== NOWHERE) control[beside]++;
    }
  }
}

function listTargets(count: number, unit: number, from: number, firstEnemy: number): number {
  for (let k = from * 6, end = k + 6; k < end; k++) {
    const beside = neighbours[k];
    if (beside === NOWHERE) continue;
    const other = state[OCCUPANT + beside];
    if (other >= firstEnemy && other < firstEnemy + UNITS_A_SIDE) moves[count++] = packMove(unit, from, other);
  }
  return count;
}

function throwDie(): number {
  const a = state[WORDS];
  const b = state[WORDS + 1];
  const c = state[WORDS + 2];
  const d = state[WORDS + 3];
  const sum = (((a + b) | 0) + d) | 0;
  state[WORDS] = b ^ (b >>> 9);
  state[WORDS + 1] = (c + (c << 3)) | 0;
  state[WORDS + 2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  state[WORDS + 3] = (d + 1) | 0;
  return ((((sum >>> 0) * 6) / 4294967296) | 0) + 1;
}

function moveUnit(unit: number, to: number): void {
  state[OCCUPANT + state[HEX + unit]] = EMPTY;
  state[HEX + unit] = to;
  state[OCCUPANT + to] = unit;
}

function killUnit(unit: number): void {
  state[OCCUPANT + state[HEX + unit]] = EMPTY;
  state[HEX + unit] = NOWHERE;
  state[BLOCK + unit] = 0;
  state[LOST + sideOf(unit)]++;
}

/** Whether the defender stands in its hex afterwards. */
function strike(attacker: number, defender: number): boolean {
  const attackerType = type[attacker];
  const ground = state[HEX + defender];
  let dice = diceOfType[attackerType];
  if (terrain[ground] === HILL && terrain[state[HEX + attacker]] !== HILL) dice--;
  if (terrain[ground] === WOODS && dice > 2) dice = 2;
  if (state[BLOCK + attacker] === 1) dice--;
  if (dice < 1) dice = 1;
  let hits = 0;
  let flags = 0;
  for (let i = 0; i < dice; i++) {
    const face = throwDie();
    if (face === 6 || (face === 4 && attackerType === HEAVY_FOOT)) hits++;
    else if (face === 5) flags++;
  }
  state[BLOCK + defender] -= hits;
  if (state[BLOCK + defender] <= 0) {
    killUnit(defender);
    return false;
  }
  if (flags > 0 && friendsBeside(defender, ground) >= 2) flags--;
  for (let i = 0; i < flags; i++) if (!fallBack(defender)) return false;
  return state[HEX + defender] === ground;
}

function friendsBeside(unit: number, hex: number): number {
  const first = sideOf(unit) * UNITS_A_SIDE;
  let friends = 0;
  for (let k = hex * 6, end = k + 6; k < end; k++) {
    const beside = neighbours[k];
    if (beside === NOWHERE) continue;
    const other = state[OCCUPANT + beside];
    if (other >= first && other < first + UNITS_A_SIDE) friends++;
  }
  return friends;
}

/** One hex back; where there is no room, a block is lost instead. Whether the unit is still alive. */
function fallBack(unit: number): boolean {
  const rear = state[HEX + unit] * 6 + rearOf(sideOf(unit));
  const one = neighbours[rear];
  const other = neighbours[rear + 1];
  if (one !== NOWHERE && state[OCCUPANT + one] === EMPTY) moveUnit(unit, one);
  else if (other !== NOWHERE && state[OCCUPANT + other] === EMPTY) moveUnit(unit, other);
  else if (--state[BLOCK + unit] <= 0) {
    killUnit(unit);
    return false;
  }
  return true;
}

function nextTurn(): void {
  state[SIDE] ^= 1;
  state[LEFT] = ACTIVATIONS;
  state[TURN]++;
  state.fill(0, ACTED, ACTED + UNITS);
  if (state[TURN] < LAST_TURN) return;
  const red = state[LOST];
  const blue = state[LOST + 1];
  state[WINNER] = red < blue ? 0 : blue < red ? 1 : 2;
}

function makeMove(move: number): void {
  if (move === PASS) {
    nextTurn();
    return;
  }
  const unit = unitOf(move);
  const to = hexOf(move);
  const target = targetOf(move);
  state[ACTED + unit] = 1;
  if (to !== state[HEX + unit]) moveUnit(unit, to);
  if (target !== NOWHERE) {
    const ground = state[HEX + target];
    if (strike(unit, target)) strike(target, unit);
    else moveUnit(unit, ground);
  }
  const side = state[SIDE];
  if (state[LOST + (side ^ 1)] >= KILLS_TO_WIN) state[WINNER] = side;
  else if (state[LOST + side] >= KILLS_TO_WIN) state[WINNER] = side ^ 1;
  else if (--state[LEFT] === 0) nextTurn();
}

export function playTyped(seed: number, player: Sfc32): Finished {
  setUp(seed);
  let decisions = 0;
  while (state[WINNER] === UNDECIDED) {
    const count = listMoves();
    makeMove(moves[player.below(count)]);
    decisions++;
  }
  return { decisions, winner: state[WINNER], lost: state.slice(LOST, LOST + 2), dice: state[WORDS] };
}
