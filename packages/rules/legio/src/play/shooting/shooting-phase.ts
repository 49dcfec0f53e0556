import { listed } from '@acies/kernel';
import {
  type Area,
  type Box,
  canSee,
  centreOf,
  cornersOf,
  crosses,
  distanceToLine,
  frontOf,
  isInArc,
  rangeBetween,
  reachesInto,
} from '@acies/table';
import { disorder } from '../../board/change.ts';
import {
  allBoxes,
  boxOf,
  enemiesOf,
  factsOf,
  friendsOf,
  inPaces,
  isFormedUnit,
  isInContact,
  isRouting,
  isWithin,
  type LegioContext,
  nameOf,
  standsOf,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { isBehind } from '../../board/supports.ts';
import { hasOneShot, type PreparedShooting, prepareShooting, rollShooting } from '../../sheet/combat/shooting.ts';
import { JAVELIN, rangeOf } from '../../sheet/troops.ts';
import type { Acting } from '../acting/move-actions.ts';

/** LG-SHO-5 (R): how far to either side of its front a unit shoots. */
export const ARC = 450;

/** LG-SHO-5 (R): formed friends close in front over whose heads archers can shoot. */
function friendsInFront(g: LegioContext, id: number): number[] {
  if (factsOf(g, id).kind.type !== 'Arch') return [];
  const box = boxOf(g, id);
  return friendsOf(g, id).filter(
    (friend) => isFormedUnit(g, friend) && isBehind(box, boxOf(g, friend)) && isWithin(box, boxOf(g, friend), JAVELIN),
  );
}

/** LG-SHO-5 (R): units hide what is behind them, and difficult ground that neither of the two stands in. */
function isClear(g: LegioContext, id: number, target: number, over: number | undefined): boolean {
  const [from, to] = [boxOf(g, id), boxOf(g, target)];
  const all = allBoxes(g);
  const boxes = over === undefined ? all : all.filter((box) => box !== boxOf(g, over));
  const areas = g.setting.difficult.filter((area) => !standsIn(area, from) && !standsIn(area, to));
  return canSee(from, to, { boxes, areas });
}

const standsIn = (area: Area, box: Box): boolean => reachesInto(area, cornersOf(box));

/** A shot that a unit could make. */
export interface Shot {
  readonly target: number;
  /** The friend over whom it goes, if there is one. */
  readonly over: number | undefined;
  readonly prepared: PreparedShooting;
}

/** LG-SHO-5: a clear shot at an enemy, over a friend’s head if it must be. */
function clearShotAt(g: LegioContext, id: number, target: number): Pick<Shot, 'target' | 'over'> | undefined {
  const ways = [undefined, ...friendsInFront(g, id)];
  const found = ways.findIndex((over) => isClear(g, id, target, over));
  return found < 0 ? undefined : { target, over: ways[found] };
}

/** LG-SHO-5: the nearest enemy in range, arc and sight, and (R) in no contact with friends. */
function aimOf(g: LegioContext, id: number, range: number): Pick<Shot, 'target' | 'over'> | undefined {
  const box = boxOf(g, id);
  const ranged: { enemy: number; away: number }[] = [];
  for (const enemy of enemiesOf(g, id)) {
    const other = boxOf(g, enemy);
    if (isWithin(box, other, range) && !isInContact(g, enemy) && isInArc(box, other, ARC))
      ranged.push({ enemy, away: rangeBetween(box, other) });
  }
  for (const { enemy } of ranged.sort((a, b) => a.away - b.away)) {
    const way = clearShotAt(g, id, enemy);
    if (way) return way;
  }
  return undefined;
}

/** LG-UNIT-2, LG-SHO-5: whether a unit may shoot now, if there is anybody to shoot at. */
export function mayShootNow(g: LegioContext, id: number): boolean {
  const { kind } = factsOf(g, id);
  if (rangeOf(kind) === 0 || isInContact(g, id) || isRouting(g, id)) return false;
  return !(unitOf(g, id).hasShot && hasOneShot(kind));
}

/** LG-SHO-1 to LG-SHO-5: the shot of a unit, if it may shoot at all. */
export function shotOf(g: LegioContext, id: number): Shot | undefined {
  if (!mayShootNow(g, id)) return undefined;
  const { kind } = factsOf(g, id);
  const aim = aimOf(g, id, rangeOf(kind));
  if (!aim) return undefined;
  const { target, over } = aim;
  const prepared = prepareShooting({
    unit: kind,
    stands: standsOf(g, id),
    dp: unitOf(g, id).dp,
    shotBefore: unitOf(g, id).hasShot,
    distance: Math.ceil(rangeBetween(boxOf(g, id), boxOf(g, target)) / PACE),
    target: factsOf(g, target).kind,
    targetFormation: unitOf(g, target).formation,
    inCover: isInCover(g, id, target),
    rulings: g.setting.rulings,
  });
  return prepared.verdict.kind === 'roll' ? { target, over, prepared } : undefined;
}

/** LG-SHO-2 (R): in difficult ground, or behind a fortification or obstacle that is nearer to it than to the shooter. */
function isInCover(g: LegioContext, id: number, target: number): boolean {
  const box = boxOf(g, target);
  if (g.setting.difficult.some((area) => standsIn(area, box))) return true;
  const from = boxOf(g, id);
  return g.setting.barriers.some(
    (line) => crosses(line, frontOf(from), centreOf(box)) && distanceToLine(line, box) < distanceToLine(line, from),
  );
}

export interface Shooting extends Acting {
  shoots?: boolean | undefined;
}

export const shootDecision = listed<LegioContext, Shooting, boolean>('shoot', {
  pass: false,
  question: (g, { unit }) => {
    const { target } = shotOf(g, unit)!;
    const away = inPaces(rangeBetween(boxOf(g, unit), boxOf(g, target)));
    return `${nameOf(g, unit)} may shoot at ${nameOf(g, target)}, ${away}: does it?`;
  },
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, choice) => (choice ? 'shoot' : 'hold'),
  about: (_, { unit }) => [unit],
  shows: (g, { unit }, choice) => ({ pieces: [unit], ...(choice ? { targets: [shotOf(g, unit)!.target] } : {}) }),
  preview(g, { unit }, choice) {
    if (!choice) return undefined;
    const { tally, toHit } = shotOf(g, unit)!.prepared;
    return `${tally.total} ${tally.total === 1 ? 'die' : 'dice'}, ${((tally.total * (1 + toHit.total)) / 6).toFixed(1)} DPs on average`;
  },
});

export function shoot(g: LegioContext, id: number): void {
  const { target, over, prepared } = shotOf(g, id)!;
  const hits = rollShooting(prepared, g.dice, whoIs(g, id));
  // LG-UNIT-2: only a shieldwall counts its shots, and one on foot not those that it shot mounted.
  if (factsOf(g, id).kind.type === 'SW') unitOf(g, id).hasShot = true;
  unitOf(g, target).shotAt = true;
  if (over !== undefined) unitOf(g, over).shotOver = true;
  // LG-UNIT-7: archers behind a shieldwall are its own second rank.
  if (factsOf(g, id).kind.rearArchers) unitOf(g, id).shotOver = true;
  g.tell?.({ type: 'shot', clauses: ['LG-SHO-1', 'LG-SHO-3'], unit: id, target, dice: prepared.tally, hits });
  disorder(g, target, hits, 'shooting', 'shooting', 'LG-SHO-4');
}
