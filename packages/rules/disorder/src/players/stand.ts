import { type Box, bearingOf, centreOf, type Point } from '@acies/table';
import { hindrance, type LineMeasures, lineWorth, supportWorth } from './line.ts';
import type { Outlook, Rival } from './outlook.ts';

const PROMISE = 0.4;
/** How much less a charge is worth that has to wait for the next turn. */
const LATER = 0.5;
const DANGER = 0.25;
const MOST_DANGER = 1.5;
/** What a flank bared to an enemy in reach adds to the danger. */
const BARED = 0.5;
/** What one hopes for of an enemy's flank or rear. */
const FLANK = 0.3;
/** What coming nearer by a span is worth. */
const APPROACH = 0.15;
/** Enemies farther off than so many spans are all as far. */
const FARTHEST = 20;
/** What a stand that shoots is worth. */
const SHOT = 0.012;

/** The lengths of a rule set, as its own sheet measures them. */
export interface Measures extends LineMeasures {
  /** How much farther off an enemy seems whom one would not beat. */
  readonly reluctance: number;
  readonly gapTo: (box: Box, centre: Point, foe: Rival) => number;
}

/** A unit by what it could do wherever it stood. */
export interface Self {
  /** How far from the enemy it wants to be. */
  readonly wanted: number;
  /** How far it may come in a turn and fight, and from where a charge comes home as good as surely. */
  readonly reach: number;
  readonly sure: number;
  /** How far it shoots; 0 if it does not. */
  readonly range: number;
  readonly stands: number;
  /** It needs no line, and has no flank to fear for. */
  readonly loose: boolean;
  /** How much it minds danger, from 0 to 1, and how much it is drawn to the enemy, from 1. */
  readonly fear: number;
  readonly drawn: number;
  readonly role: 'light' | 'cavalry' | 'foot';
  readonly mayCharge: (foe: Rival, isBehindHim: boolean) => boolean;
}

const isAhead = (box: Box, p: Point): boolean => {
  const { ahead, aside } = bearingOf(box, p);
  return ahead > 0 && Math.abs(aside) <= ahead + box.width / 2;
};
const isBehindFront = (box: Box, p: Point): boolean => bearingOf(box, p).ahead < -box.depth / 2;

/** What it is worth to a unit to stand somewhere. */
export function worthAt(measures: Measures, self: Self, { foes, friends }: Outlook, box: Box): number {
  const centre = centreOf(box);
  const { loose, role } = self;
  let [promise, danger, shot] = [0, 0, 0];
  let pull = FARTHEST * measures.span;
  let nearest = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const gap = measures.gapTo(box, centre, foe);
    nearest = Math.min(nearest, gap);
    const behindHim = isBehindFront(foe.box, centre);
    const hope = foe.hope + (behindHim ? FLANK : 0);
    pull = Math.min(pull, Math.abs(gap - self.wanted) + (hope > 0 ? 0 : measures.reluctance));
    const faced = isAhead(box, foe.centre);
    if (gap <= self.reach && hope > 0 && faced && self.mayCharge(foe, behindHim))
      promise = Math.max(promise, gap <= self.sure ? hope : LATER * hope);
    if (gap <= foe.reach && !foe.engaged && !behindHim)
      danger += Math.max(0, foe.threat + (faced || loose ? 0 : BARED) - Math.max(0, hope));
    if (gap <= self.range && faced && !foe.engaged) shot = SHOT * self.stands;
  }
  return (
    PROMISE * promise -
    DANGER * self.fear * Math.min(MOST_DANGER, danger) +
    shot -
    (APPROACH * self.drawn * pull) / measures.span +
    (loose ? 0 : lineWorth(measures, friends, box, centre, nearest)) +
    (role === 'light'
      ? -hindrance(measures, friends, box, centre)
      : role === 'cavalry'
        ? 0
        : supportWorth(measures, friends, box))
  );
}
