import { otherSide } from '@acies/kernel';
import { centreOf, rangeBetween, touch } from '@acies/table';
import { type LeaderRisk, rollLeaderRisk } from '../sheet/chapters/leader-risk.ts';
import { GONE } from './board.ts';
import type { Ending } from './events.ts';
import {
  boxOf,
  type CbContext,
  fleesWithUnit,
  isAlive,
  isRouting,
  leaderBox,
  leaderState,
  leaderWith,
  presentOf,
  unitOf,
} from './look.ts';

/** What becomes of leaders. */

/** CB-MOR-6, CB-MOR-10: friends will hear of it in the Morale phase. */
function noteLoss(g: CbContext, leader: number): void {
  g.board.losses.push({ what: 'leader', leader, at: { ...leaderBox(g, leader) } });
}

function lose(g: CbContext, leader: number, fate: 'killed' | 'lost'): void {
  const { x, y } = leaderBox(g, leader);
  Object.assign(leaderState(g, leader), { alive: false, unit: GONE, x, y, inspires: 0, steadies: 0 });
  g.board.messengers = g.board.messengers.filter(({ to }) => to !== leader);
  g.tell?.({ type: 'leader', clauses: ['CB-LDR-1'], leader, fate });
}

/** CB-LDR-1, CB-LDR-2: a leader in danger; whether he is still there. */
function endanger(g: CbContext, leader: number, risk: LeaderRisk): boolean {
  const state = leaderState(g, leader);
  const { side, name } = g.setting.leaders[leader]!;
  const fate = rollLeaderRisk({ risk, wounded: state.wounds > 0 }, g.dice, { side, unit: name });
  if (fate === 'killed') {
    // CB-MOR-10: who saw him flee has that to take to heart already.
    if (!fleesWithUnit(g, leader)) noteLoss(g, leader);
    lose(g, leader, 'killed');
    return false;
  }
  if (fate === 'wounded') state.wounds++;
  if (fate !== 'unhurt') g.tell?.({ type: 'leader', clauses: ['CB-LDR-1', 'CB-LDR-2'], leader, fate });
  return true;
}

/** CB-LDR-3: the leader of a unit that fights, or is hit by shooting. */
export function riskWith(g: CbContext, unit: number): void {
  const leader = leaderWith(g, unit);
  if (leader) endanger(g, leader.id, 'in danger');
}

/** CB-LDR-3, CB-MOR-6: he routs with his unit. */
export function fleeWith(g: CbContext, unit: number): void {
  const leader = leaderWith(g, unit);
  if (!leader) return;
  noteLoss(g, leader.id);
  g.tell?.({ type: 'leader', clauses: ['CB-LDR-3'], leader: leader.id, fate: 'flees' });
}

/** CB-LDR-3: killed on 1 to 3 with a unit that is destroyed, and else left alone where it stood; off the table he is gone. */
export function settleLeader(g: CbContext, unit: number, how: Ending): void {
  const leader = leaderWith(g, unit);
  if (!leader) return;
  if (how === 'left the table') {
    lose(g, leader.id, 'lost');
    return;
  }
  const { x, y } = centreOf(boxOf(g, unit));
  if (!endanger(g, leader.id, 'unit destroyed')) return;
  Object.assign(leaderState(g, leader.id), {
    unit: GONE,
    x: Math.round(x),
    y: Math.round(y),
    inspires: 0,
    steadies: 0,
  });
}

/** CB-LDR-3: leaders alone whom enemies have reached; (R) who comes off rides to the nearest friend, or is lost without one. */
export function riskAlone(g: CbContext): void {
  for (const { id, side } of g.setting.leaders) {
    if (!isAlive(g, id) || leaderState(g, id).unit !== GONE) continue;
    const box = leaderBox(g, id);
    if (!presentOf(g, otherSide(side)).some((enemy) => touch(box, boxOf(g, enemy)))) continue;
    if (endanger(g, id, 'in danger')) rideOff(g, id, presentOf(g, side));
  }
}

function rideOff(g: CbContext, leader: number, own: readonly number[]): void {
  const friends = own.filter((unit) => !leaderWith(g, unit) && !isRouting(g, unit));
  const box = leaderBox(g, leader);
  const away = new Map(friends.map((unit) => [unit, rangeBetween(box, boxOf(g, unit))]));
  const [nearest] = friends.sort((a, b) => away.get(a)! - away.get(b)! || a - b);
  if (nearest === undefined) {
    noteLoss(g, leader);
    lose(g, leader, 'lost');
    return;
  }
  const { x, y } = unitOf(g, nearest);
  Object.assign(leaderState(g, leader), { unit: nearest, x, y });
  g.tell?.({ type: 'rode', clauses: ['CB-LDR-3'], leader, toward: nearest, joins: true });
}
