import { normalise, turnTo } from '../geometry/heading.ts';
import { distanceBetween } from '../geometry/point.ts';
import { afterStep, type Step } from '../paths/step.ts';
import { type Gait, MIDDLE } from './aim.ts';
import { longestAllowed } from './aim-cut.ts';
import type { Aiming, NearestWay } from './aim-nearest.ts';

/** What came of a turn on the spot: how far from the heading that was wanted, and how far the middle was moved by it. */
export interface Turned {
  /** In tenths of a degree. */
  readonly off: number;
  readonly moved: number;
}

/** In tenths of a degree: a turn on the spot that comes as near as this to a heading is rather taken than a wheel. */
const NEAR = 150;
/** In tenths of a degree: less is not seen. */
const ALIKE = 10;

const wheelBy = (turn: number): Step[] =>
  Math.abs(turn) < ALIKE ? [] : [{ do: 'wheel', to: turn < 0 ? 'left' : 'right', angle: Math.abs(turn) }];

/**
 * For whoever is only turned: a turn on the spot that comes near to it, else a wheel, else both; undefined where he is to go
 * elsewhere, turns as he likes, or none of them is allowed.
 */
export function turnedWay<R>(aiming: Aiming<R>): NearestWay<R> | undefined {
  const { box, aim, spot = MIDDLE, gaits, fine, refusal, turned } = aiming;
  if (!turned || aim.heading === undefined || gaits.some(({ faces }) => faces)) return undefined;
  if (distanceBetween(spot(box), aim) > fine || Math.abs(turnTo(box.heading, aim.heading)) < ALIKE) return undefined;
  const wheel = wheelBy(turnTo(box.heading, aim.heading));
  const whole = turnsToward(aiming, aim.heading).find((way) => refusal(way) === undefined);
  const steps = whole ?? partOf(aiming, wheel);
  if (!steps) return undefined;
  const end = steps.reduce(afterStep, box);
  const off = Math.abs(turnTo(end.heading, normalise(aim.heading)));
  const how = { off: off < ALIKE ? 0 : off, moved: distanceBetween(spot(end), aim) };
  if (how.off === 0 && how.moved <= fine) return { steps, because: undefined };
  return { steps, because: (whole ? undefined : refusal(wheel)) ?? turned(how) };
}

/** Turns that come near, then a wheel, then the turn and the wheel that are least of a wheel. */
function turnsToward<R>({ box, gaits }: Aiming<R>, heading: number): Step[][] {
  const turns = gaits
    .flatMap((gait) => gait.turns?.to ?? [])
    .map((to): { step: Step; left: number } => {
      const step: Step = { do: 'turn', to };
      return { step, left: turnTo(afterStep(box, step).heading, heading) };
    })
    .sort((a, b) => Math.abs(a.left) - Math.abs(b.left));
  const near = turns.filter(({ left }) => Math.abs(left) <= NEAR).map(({ step }) => [step]);
  const both = turns.slice(0, 1).map(({ step, left }) => [step, ...wheelBy(left)]);
  const turn = turnTo(box.heading, heading);
  const wheel = gaits.some((gait) => gait.wheel >= Math.abs(turn)) ? [wheelBy(turn)] : [];
  return [...near, ...wheel, ...both];
}

/** As much of a wheel as is allowed. */
function partOf<R>({ box, gaits, refusal }: Aiming<R>, wheel: readonly Step[]): readonly Step[] | undefined {
  const part = (gait: Gait) => longestAllowed(box, wheel, gait, (steps) => refusal(steps) === undefined)?.steps;
  return gaits
    .filter((gait) => gait.wheel > 0)
    .map(part)
    .find((steps) => steps !== undefined);
}
