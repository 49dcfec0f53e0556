import type { Wish } from '@acies/kernel';
import { afterStep, type Box, bestWay, type Gait, type Step, waysTo } from '@acies/table';

/** A gait that is perhaps for steps aside and back alone, where these are counted apart from the rest of a move. */
export type AimedGait = Gait & { readonly asideOnly?: boolean };

/** Who is dragged, and what steps it may take. */
export interface Aimed {
  readonly box: Box;
  readonly gaits: readonly AimedGait[];
  /** Lengths are whole multiples of this, so that a way can be read. */
  readonly grain: number;
  /** A way that is allowed is taken before one that is not, if it ends no farther off than this. */
  readonly slack: number;
  isAllowed(steps: readonly Step[]): boolean;
  /** A way cut to what the stands of a loose unit can go. */
  fit?(steps: readonly Step[]): readonly Step[];
}

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

const isAside = (step: Step): boolean => step.do === 'sidestep' || step.do === 'back';

/** The steps that bring a unit nearest to where it was dragged; none where it does best to stay. */
export function stepsToward(
  { box, gaits, grain, slack, isAllowed, fit = (steps) => steps }: Aimed,
  wish: Wish,
): readonly Step[] {
  // Who faces freely goes on facing as it did, unless it was turned.
  const aim = gaits.some(({ faces }) => faces) ? { ...wish, heading: wish.heading ?? box.heading } : wish;
  const ways = gaits
    .flatMap((gait) => waysTo(box, aim, gait).filter(({ steps }) => !gait.asideOnly || steps.every(isAside)))
    .map((way) => ({ ...way, steps: tidied(box, fit(way.steps), grain) }))
    .filter(({ steps }) => steps.length > 0)
    .sort((a, b) => a.miss - b.miss);
  return bestWay(ways, slack, ({ steps }) => isAllowed(steps))?.steps ?? [];
}
