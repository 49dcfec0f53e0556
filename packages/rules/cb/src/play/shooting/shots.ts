import { rankSizes } from '@acies/rules-disorder';
import { type Area, type Box, canSee, cornersOf, isInArc, rangeBetween, reachesInto } from '@acies/table';
import { inDifficult, isBehindLine } from '../../board/cover.ts';
import {
  allBoxes,
  blockOf,
  boxOf,
  type CbContext,
  enemiesOf,
  factsOf,
  isInContact,
  isRouting,
  isStationary,
  isWithin,
  unitOf,
} from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { shotFault } from '../../sheet/combat/shoot-or-move.ts';
import { type PreparedShooting, prepareShooting } from '../../sheet/combat/shooting.ts';
import { isMissileTroops, rangeOf } from '../../sheet/troops.ts';

/** CB-SHO-5 (R): how far to either side of its front a unit shoots. */
export const ARC = 450;

const standsIn = (area: Area, box: Box): boolean => reachesInto(area, cornersOf(box));

/** CB-SHO-5 (R): units hide what is behind them, and difficult ground that neither of the two stands in. */
export function isVisible(g: CbContext, id: number, target: number, all: readonly Box[] = allBoxes(g)): boolean {
  const [from, to] = [boxOf(g, id), boxOf(g, target)];
  const areas = g.setting.difficult.filter((area) => !standsIn(area, from) && !standsIn(area, to));
  return canSee(from, to, { boxes: all, areas });
}

/** A shot that a unit could make. */
export interface Shot {
  readonly target: number;
  readonly prepared: PreparedShooting;
}

/** CB-SEQ-4, CB-REC-4, CB-SHO-5: whether a unit may shoot at all now. */
export function mayShootNow(g: CbContext, id: number): boolean {
  const { kind } = factsOf(g, id);
  if (rangeOf(kind) === 0 || isInContact(g, id) || isRouting(g, id)) return false;
  const { moved, shot, rallies } = unitOf(g, id);
  return shotFault(kind, { moved, shot, rallying: rallies }) === undefined;
}

/** CB-SHO-5: enemies in range, arc and sight and in no contact, the nearest first. */
function targetsOf(g: CbContext, id: number): number[] {
  const box = boxOf(g, id);
  const range = rangeOf(factsOf(g, id).kind);
  const ranged: { enemy: number; away: number }[] = [];
  for (const enemy of enemiesOf(g, id)) {
    const other = boxOf(g, enemy);
    if (isWithin(box, other, range) && !isInContact(g, enemy) && isInArc(box, other, ARC))
      ranged.push({ enemy, away: rangeBetween(box, other) });
  }
  return ranged.sort((a, b) => a.away - b.away || a.enemy - b.enemy).map(({ enemy }) => enemy);
}

/** CB-SHO-5, CB-CMD-4: the shots of a unit: at the nearest, or directed at any; `first` if it means to move after it. */
export function shotsOf(g: CbContext, id: number, first = false): Shot[] {
  const shots: Shot[] = [];
  for (const target of targetsOf(g, id)) {
    if (!isVisible(g, id, target)) continue;
    const prepared = shotAt(g, id, target, first);
    if (prepared.verdict.kind === 'roll') shots.push({ target, prepared });
    if (!unitOf(g, id).directed) break;
  }
  return shots;
}

/** CB-SHO-1 to CB-SHO-4. */
function shotAt(g: CbContext, id: number, target: number, first: boolean): PreparedShooting {
  const { kind } = factsOf(g, id);
  const { dp } = unitOf(g, id);
  const [stands = 0, secondRank = 0] = rankSizes(blockOf(g, id));
  return prepareShooting({
    unit: kind,
    stands,
    secondRank,
    stationary: isStationary(g, id) && !first,
    dp,
    distance: rangeBetween(boxOf(g, id), boxOf(g, target)) / JT,
    target: factsOf(g, target).kind,
    targetFormation: unitOf(g, target).formation,
    inCover: isInCover(g, id, target),
    rulings: g.setting.rulings,
  });
}

/** CB-SHO-1: missile troops who shoot as stationary do not move after it in the phase. */
export const shootsStanding = (g: CbContext, id: number, first: boolean): boolean =>
  isMissileTroops(factsOf(g, id).kind) && isStationary(g, id) && !first;

/** CB-SHO-2 (R): in difficult ground, or behind a barrier that is nearer to it than to the shooter. */
function isInCover(g: CbContext, id: number, target: number): boolean {
  const box = boxOf(g, target);
  return inDifficult(g.setting, box) || isBehindLine(g.setting, box, boxOf(g, id));
}
