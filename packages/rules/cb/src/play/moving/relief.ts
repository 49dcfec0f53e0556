import { bearingOf, sameHeading } from '@acies/table';
import { place } from '../../board/change.ts';
import { boxOf, type CbContext, factsOf, friendsOf, isInContact, isRouting, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { isSupport } from '../../sheet/combat/after-combat.ts';
import { moveFault } from '../../sheet/combat/shoot-or-move.ts';
import { stirBar } from '../command/obeying.ts';

/** CB-AFT-3: the lines of its legion behind a unit, the nearest first, who face its way and are in its rear. */
export function supportsOf(g: CbContext, id: number): number[] {
  const { legion } = factsOf(g, id).kind;
  if (legion === undefined) return [];
  const box = boxOf(g, id);
  const supports: { other: number; behind: number }[] = [];
  for (const other of friendsOf(g, id)) {
    const behind = behindOf(g, id, other);
    if (behind < 0 || !sameHeading(box, boxOf(g, other))) continue;
    const { formation, shaken } = unitOf(g, other);
    const inCombat = isInContact(g, other) || isRouting(g, other);
    if (isSupport(legion, { legion: factsOf(g, other).kind.legion, formation, shaken, inCombat, behind }))
      supports.push({ other, behind });
  }
  return supports.sort((a, b) => a.behind - b.behind || a.other - b.other).map(({ other }) => other);
}

/** How far in javelin throws another stands behind a unit; less than none if it is not behind it. */
function behindOf(g: CbContext, id: number, other: number): number {
  const [box, rear] = [boxOf(g, id), boxOf(g, other)];
  const { ahead, aside } = bearingOf(box, { x: rear.x, y: rear.y });
  if (Math.abs(aside) >= (box.width + rear.width) / 2) return -1;
  const gap = -ahead - box.depth;
  return gap < -1 ? -1 : Math.max(0, gap) / JT;
}

/** CB-AFT-3 (R): lines of its legion with which a unit may change places: of the same front, and one of the two stands still. */
export const relieversOf = (g: CbContext, id: number): number[] =>
  supportsOf(g, id).filter((other) => {
    const { moved, shot, rallies, shotStill } = unitOf(g, other);
    const [a, b] = [boxOf(g, id), boxOf(g, other)];
    const still =
      moveFault(factsOf(g, other).kind, { moved, shot, rallying: rallies, shotStationary: shotStill }) === undefined;
    return a.width === b.width && a.depth === b.depth && still && !stirBar(g, other);
  });

/** CB-AFT-3, CB-PASS-2: two lines of a legion change places at no cost. */
export function relieve(g: CbContext, front: number, rear: number): void {
  const [ahead, behind] = [boxOf(g, front), boxOf(g, rear)];
  place(g, front, behind, 'relief', 'CB-AFT-3');
  place(g, rear, ahead, 'relief', 'CB-AFT-3');
  for (const id of [front, rear]) Object.assign(unitOf(g, id), { moved: true });
}
