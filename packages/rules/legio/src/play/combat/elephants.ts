import { isFree } from '@acies/rules-disorder';
import {
  ABOUT,
  afterStep,
  type Box,
  bearingOf,
  cornersOf,
  overlapOf,
  QUARTER,
  sweepOf,
  TOUCH,
  turnedInPlace,
  walk,
} from '@acies/table';
import { breakContacts, destroyUnit, place, shock } from '../../board/change.ts';
import {
  bodiesOf,
  boxOf,
  enemiesOf,
  friendsOf,
  isPresent,
  isRouting,
  isWithin,
  type LegioContext,
  whoIs,
} from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { PASS_THROUGH, type Rampage, rollRampage } from '../../sheet/chapters/rampage.ts';
import { JAVELIN } from '../../sheet/troops.ts';
import { throwCompelled } from '../acting/compelled.ts';

/** How far ahead of a box’s front others reach, of those who still stand before it. */
const reachAhead = (g: LegioContext, box: Box, others: readonly number[]): number => {
  const near = others.filter((one) => isPresent(g, one) && !isRouting(g, one) && isWithin(box, boxOf(g, one), JAVELIN));
  return Math.max(0, ...near.flatMap((one) => cornersOf(boxOf(g, one)).map((p) => bearingOf(box, p).ahead)));
};

/** LG-ELE-1: their rear 20 paces beyond the enemy; where there is no room they stay. */
export function passThrough(g: LegioContext, id: number, enemies: readonly number[]): void {
  const box = boxOf(g, id);
  const distance = Math.round(reachAhead(g, box, enemies)) + box.depth + PASS_THROUGH * PACE;
  const to = afterStep(box, { do: 'advance', distance });
  if (!isFree(bodiesOf(g), id, to)) {
    g.tell?.({ type: 'stayed', clauses: ['LG-ELE-1'], unit: id, why: 'no room beyond the enemy' });
    return;
  }
  breakContacts(g, id);
  place(g, id, to, 'pass through', 'LG-ELE-1');
}

const TURNS: Readonly<Record<Rampage, number>> = { forward: 0, right: QUARTER, back: ABOUT, left: 3 * QUARTER };

/** LG-ELE-1, LG-MOR-3: over everybody in the way, and out of the battle. */
export function rampage(g: LegioContext, id: number): void {
  const way = rollRampage(g.dice, whoIs(g, id));
  g.tell?.({ type: 'rampage', clauses: ['LG-ELE-1'], unit: id, way });
  breakContacts(g, id);
  const length = throwCompelled(g, id, 'rampage');
  const box = boxOf(g, id);
  const start = turnedInPlace(box, (box.heading + TURNS[way]) % 3600);
  const [leg] = walk(start, [{ do: 'advance', distance: Math.max(1, length) }]);
  const swept = sweepOf(leg!);
  const crossed = [...friendsOf(g, id), ...enemiesOf(g, id)].filter((other) =>
    swept.some((piece) => overlapOf(piece, cornersOf(boxOf(g, other))) > TOUCH),
  );
  for (const other of crossed) shock(g, other, 'burst through');
  destroyUnit(g, id, 'removed', 'LG-ELE-1');
}
