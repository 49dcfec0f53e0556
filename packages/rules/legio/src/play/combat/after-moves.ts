import { awayFrom, backwards, facedAbout, flightOf, flush, isFree, runAt } from '@acies/rules-disorder';
import {
  ABOUT,
  afterStep,
  type Box,
  bearingOf,
  centreOf,
  placed,
  pointFrom,
  rangeBetween,
  touch,
  turnedInPlace,
} from '@acies/table';
import { GONE } from '../../board/board.ts';
import { breakContacts, breakUnit, destroyUnit, disorder, place, seenRetiring, unform } from '../../board/change.ts';
import {
  bodiesOf,
  boxOf,
  contactsOf,
  enemyWithin,
  isPresent,
  isRouting,
  type LegioContext,
  opponentOf,
  unitOf,
} from '../../board/look.ts';
import { PACE, STAND_SIZE } from '../../board/setting.ts';
import { blocked } from '../../sheet/combat/after-combat.ts';
import type { AfterMove } from '../../sheet/combat/combat-results.ts';
import { JAVELIN } from '../../sheet/troops.ts';
import { throwCompelled } from '../acting/compelled.ts';
import { passThrough, rampage } from './elephants.ts';
import { catchRouter, rout } from './routing.ts';

/** LG-AFT-6: a pursuer who has run into new enemy, and how far it has thrown to go. */
export interface Pursuit {
  readonly unit: number;
  readonly enemy: number;
  readonly length: number;
}

/** Those whom a unit fought, and of them those who retire or break. */
export interface Opponents {
  readonly all: readonly number[];
  readonly fled: readonly number[];
}

export const FALL_BACK = 20 * PACE;

/** What a unit does in place of a move for which there is no room: it stays as if halted, or is no more. */
type Instead = 'halt' | 'destroyed';

/** LG-AFT-1 to LG-AFT-6: a unit makes its move after combat; who surrenders leaves nobody to pursue. */
export function carryOut(
  g: LegioContext,
  id: number,
  move: AfterMove,
  { all, fled }: Opponents,
  clause: string,
): Pursuit | Instead | undefined {
  switch (move) {
    case 'halt':
      return undefined;
    case 'follow up':
      return void followUp(g, id, all);
    case 'fall back':
      return fallBack(g, id);
    case 'retire':
      return retire(g, id, all);
    case 'break':
      breakUnit(g, id, 'LG-AFT-5');
      return rout(g, id, all[0]!) === 'surrendered' ? 'destroyed' : undefined;
    case 'pursue':
      return pursue(g, id, fled);
    case 'pass through':
      return void passThrough(g, id, all);
    case 'rampage':
      return void rampage(g, id);
    case 'destroyed':
      return void destroyUnit(g, id, 'destroyed', clause);
  }
}

/** LG-AFT-3: without room it stays, and takes a DP. */
function fallBack(g: LegioContext, id: number): Instead | undefined {
  const to = behind(g, id);
  if (!to) return stay(g, id, 'fall back');
  breakContacts(g, id);
  place(g, id, to, 'fall back', 'LG-AFT-3');
  return undefined;
}

/** LG-AFT-3: straight back; (R) one struck in flank or rear alone goes back from that enemy, and turns to face him. */
export function behind(g: LegioContext, id: number): Box | undefined {
  const contacts = contactsOf(g, id);
  const facing = contacts.length === 0 || contacts.some(({ attacker, met }) => attacker === id || met === 'front');
  if (facing) return backwards(bodiesOf(g), id, FALL_BACK);
  const from = boxOf(g, opponentOf(contacts[0]!, id));
  const box = boxOf(g, id);
  const { aside } = bearingOf(from, centreOf(box));
  const to = placed(box, pointFrom(from, FALL_BACK, aside), from.heading + ABOUT);
  return isFree(bodiesOf(g), id, to) ? to : undefined;
}

function stay(g: LegioContext, id: number, move: 'fall back' | 'retire'): Instead {
  const { clause, dp } = blocked(move, enemyWithin(g, id, JAVELIN));
  g.tell?.({ type: 'blocked', clauses: [clause], unit: id, surrenders: false });
  disorder(g, id, dp, 'combat', 'no room to go back', clause);
  return 'halt';
}

/** LG-AFT-2: forward to stay in contact with one who fell back; (R) one who fell back from its flank or rear is turned to. */
function followUp(g: LegioContext, id: number, enemies: readonly number[]): void {
  const prey = enemies.filter((enemy) => isPresent(g, enemy) && !isRouting(g, enemy));
  const ahead = afterStep(boxOf(g, id), { do: 'advance', distance: FALL_BACK });
  const meets = (box: Box): number[] => prey.filter((enemy) => touch(box, boxOf(g, enemy)));
  const facing = (enemy: Box): Box =>
    flush(turnedInPlace(boxOf(g, id), (enemy.heading + ABOUT) % 3600), enemy, 'front', STAND_SIZE.width);
  const ways = [ahead, ...prey.map((enemy) => facing(boxOf(g, enemy)))];
  const to = ways.find((box) => isFree(bodiesOf(g), id, box) && meets(box).length > 0);
  if (!to) return;
  place(g, id, to, 'follow up', 'LG-AFT-2');
  Object.assign(unitOf(g, id), { motion: 'following up', comesOn: true });
  // They fight again in the next turn.
  for (const enemy of meets(to)) g.board.contacts.push({ attacker: id, defender: enemy, met: 'front', done: true });
}

/** LG-AFT-4: a full fast move back, unformed; heavy infantry that does so is seen, from where it stood (R). */
function retire(g: LegioContext, id: number, enemies: readonly number[]): Instead | undefined {
  const length = throwCompelled(g, id, 'retire');
  const heading = awayFrom(boxOf(g, id), centreOf(boxOf(g, enemies[0]!)));
  const flight = flightOf(bodiesOf(g), id, { length, heading, mayLeave: false });
  if (!flight) return stay(g, id, 'retire');
  breakContacts(g, id);
  unform(g, id, 'LG-MAN-1');
  seenRetiring(g, id);
  place(g, id, facedAbout(flight.end), 'retire', 'LG-AFT-4');
  return undefined;
}

/** LG-AFT-6: after those who fled; with nobody left to go after it stays where it is. */
export function pursue(g: LegioContext, id: number, fled: readonly number[]): Pursuit | undefined {
  const here = boxOf(g, id);
  const away = (enemy: number): number => rangeBetween(here, boxOf(g, enemy));
  const [prey] = fled.filter((enemy) => isPresent(g, enemy)).sort((a, b) => away(a) - away(b) || a - b);
  breakContacts(g, id);
  unform(g, id, 'LG-MAN-1');
  Object.assign(unitOf(g, id), { mood: 'pursuing', prey: prey ?? GONE, comesOn: true });
  if (prey === undefined) return undefined;
  const length = throwCompelled(g, id, 'pursue');
  return runUpon(g, id, prey, length, fled);
}

/** LG-AFT-6: a run in pursuit that has been thrown for: routers are caught, and LG-AFT-4 who retires; new enemy is still to be met. */
export function runUpon(
  g: LegioContext,
  id: number,
  prey: number,
  length: number,
  fled: readonly number[] = [],
): Pursuit | undefined {
  const { end, met } = runAt(bodiesOf(g), id, prey, length);
  if (met && !fled.includes(met.enemy) && !isRouting(g, met.enemy)) return { unit: id, enemy: met.enemy, length };
  placeElsewhere(g, id, end);
  if (!met) return undefined;
  breakUnit(g, met.enemy, 'LG-AFT-4');
  catchRouter(g, id, met.enemy);
  return undefined;
}

/** LG-AFT-6: in pursuit to where it is not yet. */
export function placeElsewhere(g: LegioContext, id: number, to: Box): void {
  const { x, y, heading } = boxOf(g, id);
  if (to.x !== x || to.y !== y || to.heading !== heading) place(g, id, to, 'pursue', 'LG-AFT-6');
}
