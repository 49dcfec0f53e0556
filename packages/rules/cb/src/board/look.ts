import type { Context } from '@acies/kernel';
import {
  type BlockContext,
  type Bodies,
  bodiesOn,
  boxOf,
  isEnemyNear,
  isRouting,
  openBlocks,
  sideOf,
} from '@acies/rules-disorder';
import { type Box, inUnits, isWithinRange } from '@acies/table';
import { type Board, GONE, type Leader } from './board.ts';
import { bars } from './crossings.ts';
import type { CbEvent } from './events.ts';
import type { PreparedPath } from './prepared-path.ts';
import { closedFor, JT, type LeaderFacts, type Setting, settingOf, type UnitFacts } from './setting.ts';
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
  fromRight,
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
export { spot } from './setting.ts';

/** What every step of the rules is given. */
export type CbContext = BlockContext<Setup, Board, CbEvent, Setting, PreparedPath>;

export const openContext = (context: Context<Setup, Board, CbEvent>): CbContext =>
  openBlocks(context, settingOf(context.setup));

export const factsOf = (g: CbContext, id: number): UnitFacts => g.setting.units[id]!;
/** A unit as players may call it, by name and id. */
export const calledOf = (g: CbContext, id: number): string => {
  const { name, key } = factsOf(g, id);
  return name.toLowerCase() === key.toLowerCase() ? name : `${name} (${key})`;
};

/** The table as flights and runs see it. */
export const bodiesOf = (g: CbContext): Bodies =>
  bodiesOn(g, {
    stand: JT / 2,
    closedTo: (id) => closedFor(g.setting, factsOf(g, id).kind.type),
    isCutOff: (id, to) => bars(g.setting, factsOf(g, id).kind.type, boxOf(g, id), to),
  });

/** CB-UNIT-7: it has not moved, turned, formed or fought this turn. */
export const isStationary = (g: CbContext, id: number): boolean => {
  const { moved, loosened, fought } = g.board.units[id]!;
  return !(moved || loosened || fought);
};

/** Whether two boxes are within so many javelin throws of each other, edge to edge. */
export const isWithin = (a: Box, b: Box, throws: number): boolean => isWithinRange(a, b, throws * JT);

/** Stands lost make a unit smaller, and do not take it out of contact: so much may come between. */
const SHRINKING = 3;
export const stillMeet = (a: Box, b: Box): boolean => isWithin(a, b, SHRINKING);

export const enemyWithin = (g: CbContext, id: number, throws: number): boolean =>
  enemyNear(g, id, boxOf(g, id), throws);

/** Whether an enemy is within so many throws of where a unit stands or might stand. */
export const enemyNear = (g: CbContext, id: number, box: Box, throws: number): boolean =>
  isEnemyNear(g, id, box, throws * JT);

export const leaderState = (g: CbContext, leader: number): Leader => g.board.leaders[leader]!;
export const isAlive = (g: CbContext, leader: number): boolean => leaderState(g, leader).alive;

/** The leader attached to a unit, if there is one. */
export function leaderWith(g: CbContext, unit: number): LeaderFacts | undefined {
  const at = g.board.leaders.findIndex((leader) => leader.alive && leader.unit === unit);
  return at < 0 ? undefined : g.setting.leaders[at];
}

/** Where a leader is: his unit, or a point. */
export const leaderBox = (g: CbContext, leader: number): Box => {
  const state = leaderState(g, leader);
  if (state.unit !== GONE) return boxOf(g, state.unit);
  // Leaders by themselves are known after all units.
  return g.boxes.at(g.setting.units.length + leader, state);
};

/** CB-LDR-3: whether a leader is with a unit in rout. */
export const fleesWithUnit = (g: CbContext, leader: number): boolean => {
  const { unit } = leaderState(g, leader);
  return unit !== GONE && isRouting(g, unit);
};

/** CB-CTL-2: a leader of its side who is alive and not in rout within so many throws. */
export function leaderNear(g: CbContext, unit: number, throws: number, counts?: (leader: number) => boolean): boolean {
  const box = boxOf(g, unit);
  for (const leader of g.setting.leadersOf[sideOf(g, unit)]) {
    const state = leaderState(g, leader);
    if (!state.alive || fleesWithUnit(g, leader) || (counts && !counts(leader))) continue;
    if (state.unit === unit || isWithin(leaderBox(g, leader), box, throws)) return true;
  }
  return false;
}

/** CB-CMD-3: inspire actions that a unit has this turn. */
export const inspiresOf = (g: CbContext, unit: number): number => {
  const leader = leaderWith(g, unit);
  return leader ? leaderState(g, leader.id).inspires : 0;
};

/** A length in javelin throws, for people. */
export const inThrows = (length: number): string => `${inUnits(length, JT)} JT`;
