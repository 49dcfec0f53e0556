import { listed } from '@acies/kernel';
import {
  type Box,
  canSee,
  centreOf,
  cornersOf,
  crosses,
  frontOf,
  isInArc,
  rangeBetween,
  reachesInto,
} from '@acies/table';
import { disorder } from './changes.ts';
import { PACE } from './field.ts';
import type { Acting } from './move-actions.ts';
import { type PreparedShooting, prepareShooting, rollShooting } from './shooting.ts';
import { isBehind } from './supports.ts';
import {
  boxOf,
  enemiesOf,
  factsOf,
  friendsOf,
  isFormedUnit,
  isInContact,
  isRouting,
  isWithin,
  type LegioTable,
  nameOf,
  paces,
  sideOf,
  standsOf,
  unitOf,
  whoIs,
} from './table.ts';
import { JAVELIN, rangeOf } from './troops.ts';

/** LG-SHO-5 (R): how far to either side of its front a unit shoots. */
const ARC = 450;

/** LG-SHO-5: a formed friend close in front over whose heads archers shoot. */
function overheadOf(g: LegioTable, id: number): number | undefined {
  if (factsOf(g, id).kind.type !== 'Arch') return undefined;
  const box = boxOf(g, id);
  return friendsOf(g, id).find(
    (friend) => isFormedUnit(g, friend) && isBehind(box, boxOf(g, friend)) && isWithin(box, boxOf(g, friend), JAVELIN),
  );
}

function isClear(g: LegioTable, id: number, target: number, over: number | undefined): boolean {
  const others = [...friendsOf(g, id), ...enemiesOf(g, sideOf(g, id))].filter(
    (other) => other !== target && other !== over,
  );
  const [from, to] = [boxOf(g, id), boxOf(g, target)];
  const stands = (area: LegioTable['field']['difficult'][number], box: Box): boolean =>
    reachesInto(area, cornersOf(box));
  const areas = g.field.difficult.filter((area) => !stands(area, from) && !stands(area, to));
  return canSee(from, to, { boxes: others.map((other) => boxOf(g, other)), areas });
}

/** A shot that a unit could make. */
export interface Shot {
  readonly target: number;
  /** The friend over whom it goes, if there is one. */
  readonly over: number | undefined;
  readonly prepared: PreparedShooting;
}

/** LG-SHO-5: the nearest enemy in range, arc and sight who is not in contact, if the unit may shoot at all. */
export function shotOf(g: LegioTable, id: number): Shot | undefined {
  const { kind } = factsOf(g, id);
  const range = rangeOf(kind);
  if (range === 0 || isInContact(g, id) || isRouting(g, id)) return undefined;
  const box = boxOf(g, id);
  const over = overheadOf(g, id);
  let target: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(g, sideOf(g, id))) {
    const other = boxOf(g, enemy);
    if (isInContact(g, enemy) || !isWithin(box, other, range) || !isInArc(box, other, ARC)) continue;
    const away = rangeBetween(box, other);
    if (away < least && isClear(g, id, enemy, over)) [target, least] = [enemy, away];
  }
  if (target === undefined) return undefined;
  const prepared = prepareShooting({
    unit: kind,
    stands: standsOf(g, id),
    dp: unitOf(g, id).dp,
    shotBefore: unitOf(g, id).hasShot,
    distance: Math.ceil(least / PACE),
    target: factsOf(g, target).kind,
    targetFormation: unitOf(g, target).formation,
    inCover: isInCover(g, id, target),
    rulings: g.field.rulings,
  });
  return prepared.verdict.kind === 'roll' ? { target, over, prepared } : undefined;
}

/** LG-SHO-2 (R): in difficult ground, or with a fortification or obstacle before it. */
function isInCover(g: LegioTable, id: number, target: number): boolean {
  const box = boxOf(g, target);
  if (g.field.difficult.some((area) => reachesInto(area, cornersOf(box)))) return true;
  const from = boxOf(g, id);
  const lines = [...g.field.lines.fortification, ...g.field.lines.obstacle];
  return lines.some((line) => crosses(line, frontOf(from), centreOf(box)));
}

export interface Shooting extends Acting {
  shoots?: boolean | undefined;
}

export const shootDecision = listed<LegioTable, Shooting, boolean>('shoot', {
  question: (g, { unit }) => {
    const { target } = shotOf(g, unit)!;
    const away = paces(rangeBetween(boxOf(g, unit), boxOf(g, target)));
    return `${nameOf(g, unit)} may shoot at ${nameOf(g, target)}, ${away}: does it?`;
  },
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, choice) => (choice ? 'shoot' : 'hold'),
  preview(g, { unit }, choice) {
    if (!choice) return undefined;
    const { tally, toHit } = shotOf(g, unit)!.prepared;
    return `${tally.total} dice, ${((tally.total * (1 + toHit.total)) / 6).toFixed(1)} DPs on average`;
  },
});

export function shoot(g: LegioTable, id: number): void {
  const { target, over, prepared } = shotOf(g, id)!;
  const hits = rollShooting(prepared, g.dice, whoIs(g, id));
  unitOf(g, id).hasShot = true;
  unitOf(g, target).shotAt = true;
  if (over !== undefined) unitOf(g, over).shotOver = true;
  g.tell?.({ type: 'shot', clauses: ['LG-SHO-1', 'LG-SHO-3'], unit: id, target, dice: prepared.tally, hits });
  disorder(g, target, hits, 'shooting', 'shooting', 'LG-SHO-4');
}
