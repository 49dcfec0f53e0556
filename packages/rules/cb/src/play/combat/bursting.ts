import { canReach } from '@acies/rules-disorder';
import { afterStep, type Box, bearingOf, centreOf, cornersOf, headingOf, turnedInPlace } from '@acies/table';
import { breakContacts, place } from '../../board/change.ts';
import { bodiesOf, boxesOf, boxOf, type CbContext, factsOf, isRouting, stillMeet, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { burst, stampede } from './stampede.ts';

/** How much farther than just beyond the enemy a burst may come out, where there is no room before. */
const FARTHER = 20;

/** CB-AFT-8, CB-MOR-8: through to the far side of the enemy; (R) on until there is room, and if there is none it stays. */
export function burstThrough(g: CbContext, id: number, enemies: readonly number[]): void {
  const box = boxOf(g, id);
  const there = enemies.filter((enemy) => !isRouting(g, enemy) && stillMeet(box, boxOf(g, enemy)));
  // CB-RES-6: elephants go where ranks have been opened.
  const opened = there.filter((enemy) => unitOf(g, enemy).opened);
  const through = factsOf(g, id).kind.type === 'El' ? opened : there;
  const start = facing(box, boxesOf(g, through));
  const corners = through.flatMap((enemy) => cornersAhead(start, boxOf(g, enemy)));
  const first = Math.round(Math.max(0, ...corners)) + box.depth;
  for (let more = 0; more <= FARTHER; more++) {
    const to = afterStep(start, { do: 'advance', distance: first + (more * JT) / 2 });
    if (!canReach(bodiesOf(g), id, to)) continue;
    breakContacts(g, id);
    place(g, id, to, 'burst through', 'CB-AFT-8');
    unitOf(g, id).moved = true;
    break;
  }
  for (const enemy of through) burst(g, id, enemy);
  stampede(g);
}

/** (R) One struck in flank or rear turns on the enemy it goes through. */
function facing(box: Box, enemies: readonly Box[]): Box {
  const [first] = enemies;
  if (!first || enemies.some((enemy) => bearingOf(box, centreOf(enemy)).ahead > 0)) return box;
  const [from, to] = [centreOf(box), centreOf(first)];
  return turnedInPlace(box, headingOf(to.x - from.x, to.y - from.y));
}

const cornersAhead = (box: Box, other: Box): number[] => cornersOf(other).map((corner) => bearingOf(box, corner).ahead);
