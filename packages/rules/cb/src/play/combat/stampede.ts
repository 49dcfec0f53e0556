import {
  afterStep,
  type Box,
  bearingOf,
  cornersOf,
  type Leg,
  overlap,
  overlapOf,
  sweepOf,
  TOUCH,
  turnedInPlace,
  walk,
} from '@acies/table';
import { breakContacts, destroyUnit, shock } from '../../board/change.ts';
import { boxOf, type CbContext, enemiesOf, factsOf, friendsOf, isPresent, unitOf, whoIs } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { moraleOfBurst } from '../../sheet/chapters/morale.ts';
import { rollRampage } from '../../sheet/chapters/special.ts';
import { throwCompelled } from '../moving/compelled.ts';
import { shyAtRampage } from './beasts.ts';

/** CB-SPT-2, CB-SPT-3: all who run amok do so now, and whom they drive mad in turn. */
export function stampede(g: CbContext): void {
  for (;;) {
    const next = g.setting.units.find(({ id }) => isPresent(g, id) && unitOf(g, id).mood === 'rampaging');
    if (!next) return;
    rampage(g, next.id);
  }
}

/** CB-SPT-3: a random way at full dice through everybody in it, (R) and on until it is clear of all; then it is gone. */
function rampage(g: CbContext, id: number): void {
  const degrees = rollRampage(g.dice, whoIs(g, id));
  g.tell?.({ type: 'rampage', clauses: ['CB-SPT-3'], unit: id, degrees });
  breakContacts(g, id);
  const length = throwCompelled(g, id, 'rampage');
  const box = boxOf(g, id);
  const others = [...friendsOf(g, id), ...enemiesOf(g, id)];
  const start = turnedInPlace(box, (box.heading + degrees * 10) % 3600);
  const [leg] = walk(start, [{ do: 'advance', distance: clearLength(g, start, Math.max(1, length), others) }]);
  const swept = sweepOf(leg!);
  const crossed = others.filter((other) => swept.some((piece) => overlapOf(piece, cornersOf(boxOf(g, other))) > TOUCH));
  const met = (other: number): number =>
    Math.min(...cornersOf(boxOf(g, other)).map((corner) => bearingOf(start, corner).ahead));
  for (const other of crossed.sort((a, b) => met(a) - met(b))) burst(g, id, other);
  shyAtRampage(g, factsOf(g, id).kind.type, wayOf(leg!));
  destroyUnit(g, id, 'ran amok', 'CB-SPT-3');
}

/** The whole of a straight way, from the rear where it begins to the front where it ends. */
const wayOf = ({ to, length }: Leg): Box => ({ ...to, depth: to.depth + length });

/** As far as thrown, or so much farther that it ends on nobody. */
function clearLength(g: CbContext, start: Box, length: number, others: readonly number[]): number {
  let distance = length;
  const isOnSomebody = (): boolean => {
    const end = afterStep(start, { do: 'advance', distance });
    return others.some((other) => overlap(end, boxOf(g, other)));
  };
  while (isOnSomebody()) distance += JT / 2;
  return distance;
}

/** CB-MOR-8, CB-AFT-8: a unit is burst through. */
export function burst(g: CbContext, by: number, through: number): void {
  g.tell?.({ type: 'burst', clauses: ['CB-MOR-8'], unit: by, through });
  shock(g, through, moraleOfBurst(unitOf(g, through).opened));
}
