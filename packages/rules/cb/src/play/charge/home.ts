import { isFree, type Run, runAt } from '@acies/rules-disorder';
import {
  afterStep,
  type Box,
  centreOf,
  distanceBetween,
  frontOf,
  headingOf,
  rangeBetween,
  turnedInPlace,
} from '@acies/table';
import { place, shock, unform } from '../../board/change.ts';
import {
  bodiesOf,
  boxOf,
  type CbContext,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  unitOf,
} from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { SHORT_OF_ENEMY } from '../../sheet/chapters/catching.ts';
import { formationAfterCharge } from '../../sheet/combat/charge-rules.ts';
import { payFor } from './charge-way.ts';
import { hack, shocksOf, startsBehind, touch } from './meeting.ts';

/** How an enemy awaits a charge. */
interface Awaits {
  readonly evaded: boolean;
  /** He charges too. */
  readonly comesToo: boolean;
}

/** A unit makes a run, and pays for it. */
export function runOn(g: CbContext, id: number, run: Run): void {
  const from = boxOf(g, id);
  payFor(g, id, run);
  if (!isPresent(g, id)) return;
  Object.assign(unitOf(g, id), { moved: true });
  place(g, id, run.end, 'charge', 'CB-SEQ-6');
  const gone = distanceBetween(frontOf(from), frontOf(run.end)) / JT;
  const { formation } = unitOf(g, id);
  if (formationAfterCharge(factsOf(g, id).kind.type, formation, gone) !== formation) unform(g, id, 'CB-CHG-3');
}

/** CB-SEQ-6: a charge comes home. */
export function bringHome(g: CbContext, unit: number, run: Run, { evaded, comesToo }: Awaits): void {
  const { enemy, at } = run.met!;
  const behind = startsBehind(g, unit, enemy);
  runOn(g, unit, run);
  if (!isPresent(g, unit)) return;
  if (evaded || isRouting(g, enemy)) {
    hack(g, unit, enemy, 'evade');
    return;
  }
  // CB-MOR-7: of two who charge each other both are charged.
  const own = comesToo ? shocksOf(g, enemy, unit, 'front', false) : [];
  // CB-CBT-5 (R): struck in flank or rear before he could run he has not come on.
  if (at !== 'front' && !isInContact(g, enemy)) unitOf(g, enemy).motion = 'standing';
  touch(g, { unit, enemy, at, startedBehind: behind, mutual: comesToo });
  for (const cause of own) shock(g, unit, cause);
}

/** CB-SEQ-6 (R): a unit comes so far to meet one that charges it; unformed, it faces him first. */
export function comeOut(g: CbContext, id: number, charger: number, length: number): void {
  const box = boxOf(g, id);
  if (unitOf(g, id).formation === 'unformed') {
    const [from, to] = [centreOf(box), centreOf(boxOf(g, charger))];
    const turned = turnedInPlace(box, headingOf(to.x - from.x, to.y - from.y));
    if (isFree(bodiesOf(g), id, turned)) {
      unitOf(g, id).moved = true;
      place(g, id, turned, 'turn', 'CB-UNIT-7');
    }
  }
  const run = runAt(bodiesOf(g), id, charger, length);
  if (!run.met) runOn(g, id, run);
}

/** CB-AFT-7 (R): 1 JT short of contact with an enemy, or where it is if that is no farther off. */
export function shortOf(g: CbContext, id: number, enemy: number, contact: Box): Box {
  const box = boxOf(g, id);
  if (rangeBetween(box, boxOf(g, enemy)) <= SHORT_OF_ENEMY * JT) return box;
  const back = afterStep(contact, { do: 'back', distance: SHORT_OF_ENEMY * JT });
  return isFree(bodiesOf(g), id, back) ? back : box;
}
