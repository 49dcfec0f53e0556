import { type Reason, reason } from '@acies/kernel/odds';
import type { Wish } from '@acies/kernel/picture';
import {
  type AimedGait,
  afterStep,
  type Box,
  inUnits,
  type Leg,
  type NearestWay,
  nearestWay,
  type Step,
  type Turned,
} from '@acies/table';
import type { Measure } from './measure.ts';

/** Who is dragged, and what steps it may take. */
export interface Aimed {
  readonly box: Box;
  readonly gaits: readonly AimedGait[];
  /** Lengths are whole multiples of this, so that a way can be read. */
  readonly grain: number;
  /** A way that is allowed is taken before one that is not, if it ends no farther off than this. */
  readonly slack: number;
  /** Why a way is not allowed. */
  refusal(steps: readonly Step[]): Reason | undefined;
  /** A way cut to what the stands of a loose unit can go. */
  fit?(steps: readonly Step[]): readonly Step[];
  /** Why who is turned on the spot does not stand there as it was turned. */
  turned(how: Turned): Reason;
}

/** Of a unit that faces about on the spot, and no other way: in the clauses of its rules. */
export const turnWords =
  (aboutFace: string, wheel: string, { name, length }: Measure) =>
  ({ off, moved }: Turned): Reason =>
    off > 0
      ? reason(aboutFace, `on the spot it can only face about: ${Math.round(off / 10)} degrees from what was wished`)
      : reason(wheel, `to face so it wheels, and its middle moves ${inUnits(moved, length)} ${name}`);

/** A way in round lengths, without steps that lead nowhere. */
function tidied(box: Box, steps: readonly Step[], grain: number): Step[] {
  const round = steps
    .map((step) => ('distance' in step ? { ...step, distance: Math.floor(step.distance / grain) * grain } : step))
    .filter((step) => !('distance' in step) || step.distance > 0);
  let at = box;
  return round.filter((step, i) => {
    const isVain = step.do === 'face' && (round[i + 1]?.do === 'face' || step.heading === at.heading);
    if (!isVain) at = afterStep(at, step);
    return !isVain;
  });
}

/** The steps that bring a unit nearest to where it was dragged, none where it does best to stay; and why not all the way. */
export function stepsToward({ box, gaits, grain, slack, refusal, fit, turned }: Aimed, wish: Wish): NearestWay<Reason> {
  // Who faces freely goes on facing as it did, unless it was turned.
  const aim = gaits.some(({ faces }) => faces) ? { ...wish, heading: wish.heading ?? box.heading } : wish;
  return nearestWay({
    ...{ box, aim, gaits, slack, refusal, turned },
    fine: 3 * grain,
    tidy: (steps) => tidied(box, steps, grain),
    ...(fit && { fit }),
  });
}

/** What of a way is wheeled. */
export const wheelLength = (legs: readonly Leg[]): number =>
  legs.reduce((sum, { step, length }) => (step.do === 'wheel' ? sum + length : sum), 0);
