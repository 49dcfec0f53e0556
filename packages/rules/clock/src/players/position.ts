import type { Side } from '@acies/kernel';
import { type Box, bearingOf, centreOf, distanceBetween, INCH, type Point } from '@acies/table';
import { boxOf, type ClockContext, enemiesOf, factsOf, isInContact } from '../board/look.ts';
import { moveOf } from '../sheet/troops.ts';
import type { Judgement } from './judgement.ts';
import { matchup } from './matchup.ts';

/** An enemy at a glance. */
export interface Foe {
  readonly id: number;
  readonly box: Box;
  readonly centre: Point;
  /** How far he charges. */
  readonly reach: number;
  readonly engaged: boolean;
}

/** A table as somebody judges it, with the enemies of a side looked up once for many glances. */
export interface Outlook {
  readonly g: ClockContext;
  readonly judgement: Judgement;
  readonly foes: readonly Foe[];
}

export const outlookOf = (judgement: Judgement, g: ClockContext, side: Side): Outlook => ({
  g,
  judgement,
  foes: enemiesOf(g, side).map((id) => {
    const box = boxOf(g, id);
    return { id, box, centre: centreOf(box), reach: reachOf(g, id), engaged: isInContact(g, id) };
  }),
});

const reachOf = (g: ClockContext, id: number): number => moveOf(factsOf(g, id).kind.type, false) * INCH;

/** What it is worth to stand somewhere: enemies one would beat in reach and ahead, those who would beat one out of theirs. */
export function standWorth(outlook: Outlook, id: number, box: Box): number {
  const { g, judgement, foes } = outlook;
  const { weights } = judgement;
  const middle = centreOf(box);
  const reach = reachOf(g, id);
  const { range } = factsOf(g, id);
  let promise = 0;
  let pull = 200 * INCH;
  for (const foe of foes) {
    const dx = foe.centre.x - middle.x;
    const dy = foe.centre.y - middle.y;
    const gap = Math.max(0, Math.sqrt(dx * dx + dy * dy) - box.depth);
    const ours = matchup(judgement, g, id, foe.id);
    const behindHim = bearingOf(foe.box, middle).ahead < -foe.box.depth / 2;
    const hope = ours + (behindHim ? weights.flank : 0);
    // Shooters keep their distance from those they would not beat; who has nobody to beat comes up all the same.
    const wanted = range > 0 && hope <= 0 ? weights.range * range : 0;
    pull = Math.min(pull, Math.abs(gap - wanted) + (hope > 0 ? INCH / (0.2 + hope) : weights.reluctance * INCH));
    if (gap <= reach && hope > 0 && isAhead(box, foe.centre)) promise = Math.max(promise, hope);
  }
  return weights.promise * promise - dangerAt(outlook, id, box) - (weights.approach * pull) / INCH;
}

/** What a unit fears where it stands, or would: the worst of the enemies who could charge it there, in flank above all. */
function dangerAt({ g, judgement, foes }: Outlook, id: number, box: Box): number {
  const middle = centreOf(box);
  let danger = 0;
  for (const foe of foes) {
    if (foe.engaged) continue;
    const gap = Math.max(0, distanceBetween(foe.centre, middle) - box.depth);
    if (gap > foe.reach || isBehind(foe.box, middle)) continue;
    const bared = isAhead(box, foe.centre) ? 0 : judgement.weights.bared;
    danger = Math.max(
      danger,
      matchup(judgement, g, foe.id, id) + bared - Math.max(0, matchup(judgement, g, id, foe.id)),
    );
  }
  return judgement.weights.danger * danger;
}

const isBehind = (box: Box, p: Point): boolean => bearingOf(box, p).ahead < -box.depth;
const isAhead = (box: Box, p: Point): boolean => {
  const { ahead, aside } = bearingOf(box, p);
  return ahead > 0 && Math.abs(aside) <= ahead + box.width;
};
