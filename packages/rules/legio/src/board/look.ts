import type { Context } from '@acies/kernel';
import {
  type BlockContext,
  type Bodies,
  bodiesOn,
  boxOf,
  isEnemyNear,
  openBlocks,
  unitOf,
} from '@acies/rules-disorder';
import { type Area, type Box, inUnits, isWithinRange } from '@acies/table';
import type { Motion } from '../sheet/combat/combat-factors.ts';
import { type Board, GONE, type Leader } from './board.ts';
import type { LegioEvent } from './events.ts';
import type { PreparedPath } from './prepared-path.ts';
import { closedFor, type LeaderFacts, PACE, type Setting, STAND_SIZE, settingOf, type UnitFacts } from './setting.ts';
import type { Setup } from './setup.ts';

export {
  allBoxes,
  blockOf,
  boxesOf,
  boxOf,
  conditionOf,
  contactsOf,
  enemiesOf,
  friendsOf,
  isFormedUnit,
  isInContact,
  isPresent,
  isRouting,
  nameOf,
  opponentOf,
  presentOf,
  rightToLeft,
  sideOf,
  standsOf,
  unitOf,
  whoIs,
} from '@acies/rules-disorder';

/** What every step of the rules is given. */
export type LegioContext = BlockContext<Setup, Board, LegioEvent, Setting, PreparedPath>;

export const openContext = (context: Context<Setup, Board, LegioEvent>): LegioContext =>
  openBlocks(context, settingOf(context.setup));

/** LG-MAN-7: of a unit as it is, mounted or on foot; it has as many stands either way. */
export const factsOf = (g: LegioContext, id: number): UnitFacts => {
  const facts = g.setting.units[id]!;
  return (g.board.units[id]!.onFoot && facts.onFoot) || facts;
};
/** With the id that it has on the map. */
export const calledOf = (g: LegioContext, id: number): string => {
  const { name, key } = g.setting.units[id]!;
  return name === key ? name : `${name} (${key})`;
};
/** LG-CBT-3 (R): who is in pursuit comes on, be it that somebody else charges. */
export const motionOf = (g: LegioContext, id: number): Motion => {
  const { motion, mood } = unitOf(g, id);
  return motion === 'standing' && mood === 'pursuing' ? 'pursuing' : motion;
};

/** LG-MOV-6: ground that a unit may not enter. */
export const closedTo = (g: LegioContext, id: number): readonly Area[] =>
  closedFor(g.setting, factsOf(g, id).kind.type);

/** The table as flights and runs see it. */
export const bodiesOf = (g: LegioContext): Bodies =>
  bodiesOn(g, { stand: STAND_SIZE.depth, closedTo: (id) => closedTo(g, id) });

/** Whether two boxes are within so many paces of each other, edge to edge. */
export const isWithin = (a: Box, b: Box, paces: number): boolean => isWithinRange(a, b, paces * PACE);

/** Stands lost make a unit smaller, and do not take it out of contact: so many paces may come between. */
const SHRINKING = 60;
export const stillMeet = (a: Box, b: Box): boolean => isWithin(a, b, SHRINKING);

export const enemyWithin = (g: LegioContext, id: number, paces: number): boolean =>
  enemyNear(g, id, boxOf(g, id), paces);

/** Whether an enemy is within so many paces of where a unit stands or might stand. */
export const enemyNear = (g: LegioContext, id: number, box: Box, paces: number): boolean =>
  isEnemyNear(g, id, box, paces * PACE);

/** The leader with a unit, if there is one. */
export function leaderWith(g: LegioContext, unit: number): LeaderFacts | undefined {
  const { leaders } = g.board;
  for (let at = 0; at < leaders.length; at++) if (leaders[at]!.unit === unit) return g.setting.leaders[at];
  return undefined;
}

export const leaderState = (g: LegioContext, leader: number): Leader => g.board.leaders[leader]!;
export const isAlive = (g: LegioContext, leader: number): boolean => leaderState(g, leader).unit !== GONE;

/** LG-CMD-1: inspire actions that a unit has this turn. */
export const inspiresOf = (g: LegioContext, unit: number): number => {
  const leader = leaderWith(g, unit);
  return leader ? leaderState(g, leader.id).inspires : 0;
};

/** A length in paces, for people. */
export function inPaces(length: number): string {
  const text = inUnits(length, PACE);
  return text === '1' ? '1 pace' : `${text} paces`;
}
