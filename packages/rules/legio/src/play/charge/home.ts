import { isFree, type Run, runAt } from '@acies/rules-disorder';
import { centreOf, headingOf, turnedInPlace } from '@acies/table';
import { place } from '../../board/change.ts';
import { bodiesOf, boxOf, isPresent, isRouting, type LegioContext, unitOf } from '../../board/look.ts';
import { isExposedTo } from '../moving/run.ts';
import { payFor } from './charge-way.ts';
import { shockOf, touch } from './meeting.ts';
import { catchEvader } from './responding.ts';

/** How an enemy awaits a charge. */
interface Awaits {
  readonly evaded: boolean;
  /** He charges too. */
  readonly comesToo: boolean;
}

/** A unit makes a run, and pays for it. */
export function runOn(g: LegioContext, id: number, run: Run): void {
  payFor(g, id, run);
  unitOf(g, id).moved = true;
  place(g, id, run.end, 'charge', 'LG-SEQ-4');
}

/** LG-SEQ-4: a charge comes home. */
export function bringHome(g: LegioContext, unit: number, run: Run, { evaded, comesToo }: Awaits): void {
  const { enemy, at } = run.met!;
  const inFlank = isExposedTo(g, enemy, unit);
  runOn(g, unit, run);
  if (evaded && !isRouting(g, enemy)) {
    catchEvader(g, unit, enemy);
    return;
  }
  touch(g, unit, enemy, at, inFlank);
  // LG-MOR-3: of two who charge each other both are charged.
  if (comesToo && isPresent(g, unit) && isPresent(g, enemy)) shockOf(g, enemy, unit, false);
}

/** LG-SEQ-4 (R): a unit comes so far to meet one that charges it; unformed, it faces him first. */
export function comeOut(g: LegioContext, id: number, charger: number, length: number): void {
  const box = boxOf(g, id);
  if (unitOf(g, id).formation === 'unformed') {
    const [from, to] = [centreOf(box), centreOf(boxOf(g, charger))];
    const turned = turnedInPlace(box, headingOf(to.x - from.x, to.y - from.y));
    if (isFree(bodiesOf(g), id, turned)) place(g, id, turned, 'turn', 'LG-MAN-1');
  }
  const run = runAt(bodiesOf(g), id, charger, length);
  if (!run.met) runOn(g, id, run);
}
