/** The skirmish's state as plain objects, and all of its rules but the flow: for the lean version and the kernel's. */
import {
  ACTIVATIONS,
  BLOCKS,
  DEPLOYMENT,
  DICE,
  HEXES,
  HILL,
  KILLS_TO_WIN,
  NEIGHBOURS,
  NOWHERE,
  PACE,
  PASS,
  packMove,
  rearOf,
  sideOf,
  TERRAIN,
  typeOf,
  UNITS,
  WOODS,
} from './skirmish-ground.ts';

export interface Unit {
  readonly id: number;
  readonly side: number;
  readonly type: number;
  hex: number;
  blocks: number;
  acted: boolean;
}

export interface Field {
  readonly units: Unit[];
  /** Who is in each hex. */
  readonly occupants: number[];
  readonly lost: number[];
  side: number;
  /** Activations left this turn. */
  left: number;
  turn: number;
}

const EMPTY = -1;

export function deploy(): Field {
  const occupants = new Array<number>(HEXES).fill(EMPTY);
  const units = Array.from({ length: UNITS }, (_, id): Unit => {
    const type = typeOf(id);
    return { id, side: sideOf(id), type, hex: DEPLOYMENT[id], blocks: BLOCKS[type], acted: false };
  });
  for (const unit of units) occupants[unit.hex] = unit.id;
  return { units, occupants, lost: [0, 0], side: 0, left: ACTIVATIONS, turn: 0 };
}

/** What moves are listed into. */
export interface MoveSink {
  add(move: number): void;
}

// The ground never changes, so that it may be typed arrays; the state itself is plain data.
const neighbours = Uint8Array.from(NEIGHBOURS.flat());
const terrain = Uint8Array.from(TERRAIN);
/** How many enemies control each hex. */
const control = new Uint8Array(HEXES);
/** Movement left on arrival in each hex, -1 where the unit does not come. */
const best = new Int8Array(HEXES).fill(-1);
const queue = new Int32Array(1024);
const reached = new Int32Array(HEXES);

export function listMoves(field: Field, out: MoveSink): void {
  out.add(PASS);
  markControl(field);
  for (const unit of field.units) {
    const start = unit.hex;
    if (unit.side !== field.side || start === NOWHERE || unit.acted) continue;
    if (control[start] !== 0) listTargets(field, unit, start, out);
    const count = reach(field, start, PACE[unit.type]);
    for (let i = 0; i < count; i++) {
      const to = reached[i];
      if (control[to] === 0) out.add(packMove(unit.id, to, NOWHERE));
      else listTargets(field, unit, to, out);
    }
  }
}

function markControl(field: Field): void {
  control.fill(0);
  for (const enemy of field.units) {
    if (enemy.side === field.side || enemy.hex === NOWHERE) continue;
    for (let k = enemy.hex * 6, end = k + 6; k < end; k++) {
      const beside = neighbours[k];
      if (beside !== NOWHERE) control[beside]++;
    }
  }
}

/** Fills `reached` and says how many hexes there are. */
function reach(field: Field, start: number, pace: number): number {
  const { occupants } = field;
  let count = 0;
  let queued = 0;
  best[start] = pace;
  queue[queued++] = start | (pace << 8);
  for (let next = 0; next < queued; next++) {
    const hex = queue[next] & 255;
    const left = queue[next] >> 8;
    if (best[hex] > left) continue;
    for (let k = hex * 6, end = k + 6; k < end; k++) {
      const to = neighbours[k];
      if (to === NOWHERE || occupants[to] !== EMPTY) continue;
      let cost = terrain[to] === WOODS ? 2 : 1;
      // One hex is always allowed.
      if (hex === start && cost > left) cost = left;
      let after = left - cost;
      if (after < 0) continue;
      if (control[to] !== 0) after = 0;
      const before = best[to];
      if (before < 0) reached[count++] = to;
      if (after > before) {
        best[to] = after;
        if (after > 0) queue[queued++] = to | (after << 8);
      }
    }
  }
  best[start] = -1;
  for (let i = 0; i < count; i++) best[reached[i]] = -1;
  return count;
}

function listTargets(field: Field, unit: Unit, from: number, out: MoveSink): void {
  for (let k = from * 6, end = k + 6; k < end; k++) {
    const beside = neighbours[k];
    if (beside === NOWHERE) continue;
    const other = field.occupants[beside];
    if (other !== EMPTY && field.units[other].side !== unit.side) out.add(packMove(unit.id, from, other));
  }
}

export function moveUnit(field: Field, unit: Unit, to: number): void {
  field.occupants[unit.hex] = EMPTY;
  unit.hex = to;
  field.occupants[to] = unit.id;
}

export function killUnit(field: Field, unit: Unit): void {
  field.occupants[unit.hex] = EMPTY;
  unit.hex = NOWHERE;
  unit.blocks = 0;
  field.lost[unit.side]++;
}

export function diceFor(attacker: Unit, defender: Unit): number {
  const ground = TERRAIN[defender.hex];
  let dice = DICE[attacker.type];
  if (ground === HILL && TERRAIN[attacker.hex] !== HILL) dice--;
  if (ground === WOODS && dice > 2) dice = 2;
  if (attacker.blocks === 1) dice--;
  return Math.max(dice, 1);
}

export function friendsBeside(field: Field, unit: Unit): number {
  let friends = 0;
  for (const beside of NEIGHBOURS[unit.hex]) {
    if (beside === NOWHERE) continue;
    const other = field.occupants[beside];
    if (other !== EMPTY && field.units[other].side === unit.side) friends++;
  }
  return friends;
}

/** The hex a unit falls back to, if there is room. */
export function retreatFrom(field: Field, unit: Unit): number {
  const neighbours = NEIGHBOURS[unit.hex];
  const rear = rearOf(unit.side);
  for (let k = rear; k < rear + 2; k++) {
    const to = neighbours[k];
    if (to !== NOWHERE && field.occupants[to] === EMPTY) return to;
  }
  return NOWHERE;
}

export function beginTurn(field: Field): void {
  field.side ^= 1;
  field.left = ACTIVATIONS;
  field.turn++;
  for (const unit of field.units) unit.acted = false;
}

/** Who has won by kills so far: those of the side to move count first. */
export function winnerByKills(field: Field): number | undefined {
  const { side, lost } = field;
  if (lost[side ^ 1] >= KILLS_TO_WIN) return side;
  if (lost[side] >= KILLS_TO_WIN) return side ^ 1;
  return undefined;
}
