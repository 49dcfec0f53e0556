import {
  ABOUT,
  afterStep,
  type Box,
  centreOf,
  cornersOf,
  overlapOf,
  QUARTER,
  sweepOf,
  TOUCH,
  touch,
  turnedInPlace,
  walk,
} from '@acies/table';
import { blocked, HALT_SHORT } from './after-combat.ts';
import { breakContacts, breakUnit, destroyUnit, disorder, place, seenRetiring, shock, unform } from './changes.ts';
import type { AfterMove } from './combat-results.ts';
import { throwCompelled } from './compelled.ts';
import { PACE } from './field.ts';
import { awayFrom, backwards, facedAbout, flightOf, isFree } from './flight.ts';
import { PASS_THROUGH, type Rampage, rollRampage } from './rampage.ts';
import { catchRouter, rout } from './routing.ts';
import { runAt } from './run.ts';
import {
  boxOf,
  enemiesOf,
  enemyWithin,
  friendsOf,
  isPresent,
  isRouting,
  type LegioTable,
  sideOf,
  unitOf,
  whoIs,
} from './table.ts';
import { JAVELIN } from './troops.ts';

/** LG-AFT-6: a pursuer who has run into new enemy, and where it would stop if it halts short of him. */
export interface Pursuit {
  readonly unit: number;
  readonly enemy: number;
  readonly short: Box;
}

const FALL_BACK = 20 * PACE;

/** LG-AFT-1 to LG-AFT-6: a unit makes its move after combat against those it fought. */
export function carryOut(g: LegioTable, id: number, move: AfterMove, enemies: readonly number[]): Pursuit | undefined {
  switch (move) {
    case 'halt':
      return undefined;
    case 'follow up':
      return void followUp(g, id, enemies);
    case 'fall back':
      return void fallBack(g, id);
    case 'retire':
      return void retire(g, id, enemies);
    case 'break':
      breakUnit(g, id, 'LG-AFT-5');
      return void rout(g, id, enemies[0]!);
    case 'pursue':
      return pursue(g, id, enemies);
    case 'pass through':
      return void passThrough(g, id, enemies);
    case 'rampage':
      return void rampage(g, id);
    case 'destroyed':
      return void destroyUnit(g, id, 'destroyed', 'LG-RES-7');
  }
}

/** LG-AFT-3: without room it stays, and takes a DP. */
function fallBack(g: LegioTable, id: number): void {
  const to = backwards(g, id, FALL_BACK);
  if (!to) {
    stay(g, id, 'fall back');
    return;
  }
  breakContacts(g, id);
  place(g, id, to, 'fall back', 'LG-AFT-3');
}

function stay(g: LegioTable, id: number, move: 'fall back' | 'retire'): void {
  const { clause, dp } = blocked(move, enemyWithin(g, id, JAVELIN));
  g.tell?.({ type: 'blocked', clauses: [clause], unit: id, surrenders: false });
  disorder(g, id, dp, 'combat', 'no room to go back', clause);
}

/** LG-AFT-2: forward to stay in contact with one who fell back. */
function followUp(g: LegioTable, id: number, enemies: readonly number[]): void {
  const box = boxOf(g, id);
  const to = afterStep(box, { do: 'advance', distance: FALL_BACK });
  if (!isFree(g, id, to)) return;
  place(g, id, to, 'follow up', 'LG-AFT-2');
  unitOf(g, id).motion = 'following up';
  for (const enemy of enemies)
    if (isPresent(g, enemy) && !isRouting(g, enemy) && touch(to, boxOf(g, enemy)))
      g.board.contacts.push({ attacker: id, defender: enemy, met: 'front' });
}

/** LG-AFT-4: a full fast move back, unformed; heavy infantry that does so is seen. */
function retire(g: LegioTable, id: number, enemies: readonly number[]): void {
  const length = throwCompelled(g, id, 'retire');
  const flight = flightOf(g, id, length, awayFrom(boxOf(g, id), centreOf(boxOf(g, enemies[0]!))), false);
  if (!flight) {
    stay(g, id, 'retire');
    return;
  }
  breakContacts(g, id);
  unform(g, id, 'LG-MAN-1');
  place(g, id, facedAbout(flight.end), 'retire', 'LG-AFT-4');
  seenRetiring(g, id);
}

/** LG-AFT-6: after the beaten enemy; who is caught retiring breaks. */
function pursue(g: LegioTable, id: number, enemies: readonly number[]): Pursuit | undefined {
  const prey = enemies.find((enemy) => isPresent(g, enemy));
  breakContacts(g, id);
  unform(g, id, 'LG-MAN-1');
  unitOf(g, id).mood = 'pursuing';
  if (prey === undefined) return undefined;
  const length = throwCompelled(g, id, 'pursue');
  if (!isPresent(g, id)) return undefined;
  const { end, met } = runAt(g, id, prey, length);
  if (!met) return void place(g, id, end, 'pursue', 'LG-AFT-6');
  if (met.enemy !== prey && !isRouting(g, met.enemy)) return { unit: id, enemy: met.enemy, short: shortOf(g, id, end) };
  place(g, id, end, 'pursue', 'LG-AFT-6');
  if (!isRouting(g, met.enemy)) {
    breakUnit(g, met.enemy, 'LG-AFT-4');
    if (!isPresent(g, met.enemy)) return undefined;
  }
  catchRouter(g, id, met.enemy);
  return undefined;
}

/** LG-AFT-6: 40 paces short of where it would be in contact, or where it is if that is no farther. */
function shortOf(g: LegioTable, id: number, end: Box): Box {
  const back = afterStep(end, { do: 'back', distance: HALT_SHORT * PACE });
  return isFree(g, id, back) ? back : boxOf(g, id);
}

/** LG-ELE-1: beyond the enemy; where there is no room they stay. */
function passThrough(g: LegioTable, id: number, enemies: readonly number[]): void {
  const box = boxOf(g, id);
  const deepest = Math.max(0, ...enemies.filter((enemy) => isPresent(g, enemy)).map((enemy) => boxOf(g, enemy).depth));
  const to = afterStep(box, { do: 'advance', distance: deepest + box.depth + PASS_THROUGH * PACE });
  if (!isFree(g, id, to)) return;
  breakContacts(g, id);
  place(g, id, to, 'pass through', 'LG-ELE-1');
}

const TURNS: Readonly<Record<Rampage, number>> = { forward: 0, right: QUARTER, back: ABOUT, left: 3 * QUARTER };

/** LG-ELE-1, LG-MOR-3: over everybody in the way, and out of the battle. */
function rampage(g: LegioTable, id: number): void {
  const way = rollRampage(g.dice, whoIs(g, id));
  g.tell?.({ type: 'rampage', clauses: ['LG-ELE-1'], unit: id, way });
  breakContacts(g, id);
  const length = throwCompelled(g, id, 'rampage');
  const box = boxOf(g, id);
  const start = turnedInPlace(box, (box.heading + TURNS[way]) % 3600);
  const [leg] = walk(start, [{ do: 'advance', distance: Math.max(1, length) }]);
  const swept = sweepOf(leg!);
  const crossed = [...friendsOf(g, id), ...enemiesOf(g, sideOf(g, id))].filter((other) =>
    swept.some((piece) => overlapOf(piece, cornersOf(boxOf(g, other))) > TOUCH),
  );
  for (const other of crossed) shock(g, other, 'burst through');
  destroyUnit(g, id, 'removed', 'LG-ELE-1');
}
