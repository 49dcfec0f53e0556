import type { Box } from '../geometry/box.ts';
import { ABOUT, headingOf, normalise, QUARTER, turnTo } from '../geometry/heading.ts';
import { distanceBetween } from '../geometry/point.ts';
import { afterStep, arcAngle, arcLength, type Step } from '../paths/step.ts';
import { type Aim, facingWays, MIDDLE, plainWays, type SpotOf, spotIn } from './aim-ways.ts';

export { type Aim, MIDDLE, type SpotOf, spotIn };

type Turn = Extract<Step, { do: 'turn' }>['to'];

/** What steps somebody may take, and how far they take him. */
export interface Gait {
  readonly allowance: number;
  /** The widest wheel in tenths of a degree, 0 for none. */
  readonly wheel: number;
  /** What a wheel of a full quarter costs; the way of the outer corner unless given. */
  readonly quarterWheel?: number;
  /** How far from straight ahead one inclines. */
  readonly incline?: { readonly left: number; readonly right: number };
  /** How far steps aside and back go in all. */
  readonly short?: number;
  /** Turns on the spot, and what each takes of the allowance. */
  readonly turns?: { readonly to: readonly Turn[]; readonly cost: number };
  /** Faces any way on the spot for nothing. */
  readonly faces?: boolean;
}

/** A way toward an aim, as far as a gait goes. */
export interface AimedWay {
  readonly steps: readonly Step[];
  readonly end: Box;
  readonly cost: number;
  /** The steps of the way if nothing cut it short. */
  readonly whole: readonly Step[];
  /** How far it ends from what was wanted, a wrong heading counted as the way of a corner. */
  readonly miss: number;
}

/** Where nobody has said which way to face, to keep one's heading is a little better. */
const INDIFFERENT = 0.02;
/** Of two ways that end alike the shorter is better, and the one of fewer steps. */
const LENGTH = 0.02;
const STEP = 5;

/** The ways by which a spot of a box comes nearer to an aim than it is, those first that end nearest. */
export function waysTo(box: Box, aim: Aim, gait: Gait, spot: SpotOf = MIDDLE): AimedWay[] {
  const wide = { ...gait, steps: (gait.short ?? 0) > 0 };
  const ways = plainWays(box, aim, spot, wide);
  for (const to of gait.turns?.to ?? []) {
    const turn: Step = { do: 'turn', to };
    const turned = afterStep(box, turn);
    ways.push([turn], ...plainWays(turned, aim, spot, wide).map((steps) => [turn, ...steps]));
    if (aim.heading === undefined) continue;
    const before = { ...aim, heading: normalise(aim.heading - TURNS[to]) };
    ways.push(...plainWays(box, before, spot, wide).map((steps) => [...steps, turn]));
  }
  if (gait.faces) ways.push(...facingWays(box, aim, (from, to) => headingOf(to.x - from.x, to.y - from.y)));
  const { miss: already } = measured(box, [], aim, gait, spot);
  return ways
    .map((steps) => measured(box, steps, aim, gait, spot))
    .filter(({ miss }) => miss < already)
    .sort((a, b) => a.miss - b.miss);
}

const TURNS: Readonly<Record<Turn, number>> = { left: -QUARTER, right: QUARTER, about: ABOUT };

/** A way as far as a gait goes, held against what was wanted. */
export function measured(box: Box, steps: readonly Step[], aim: Aim, gait: Gait, spot: SpotOf = MIDDLE): AimedWay {
  const way = clipped(box, steps, gait);
  const off = Math.abs(turnTo(way.end.heading, aim.heading ?? box.heading));
  const askew = arcLength(box.width, off) * (aim.heading === undefined ? INDIFFERENT : 1);
  return {
    ...way,
    whole: steps,
    miss: distanceBetween(spot(way.end), aim) + askew + LENGTH * way.cost + STEP * way.steps.length,
  };
}

/** As much of a way as an allowance is enough for. */
export function clipped(box: Box, steps: readonly Step[], gait: Gait): Omit<AimedWay, 'miss' | 'whole'> {
  const taken: Step[] = [];
  let end = box;
  let left = Math.floor(gait.allowance);
  let short = gait.short ?? 0;
  for (const step of steps) {
    const isShort = step.do === 'back' || step.do === 'sidestep';
    const most = isShort ? Math.min(left, short) : left;
    const part = costOf(end, step, gait) <= most ? step : shortened(end, step, gait, most);
    if (part) {
      const cost = costOf(end, part, gait);
      left -= cost;
      if (isShort) short -= cost;
      taken.push(part);
      end = afterStep(end, part);
    }
    if (part !== step) break;
  }
  return { steps: taken, end, cost: Math.floor(gait.allowance) - left };
}

function costOf({ width }: Box, step: Step, { quarterWheel, turns }: Gait): number {
  if (step.do === 'turn') return turns?.cost ?? 0;
  if (step.do === 'wheel')
    return quarterWheel === undefined ? arcLength(width, step.angle) : Math.ceil((quarterWheel * step.angle) / QUARTER);
  return 'distance' in step ? step.distance : 0;
}

/** The part of a step that a length allows. */
function shortened({ width }: Box, step: Step, { quarterWheel }: Gait, most: number): Step | undefined {
  if ('distance' in step) return most > 0 ? { ...step, distance: most } : undefined;
  if (step.do !== 'wheel') return undefined;
  const angle = quarterWheel === undefined ? arcAngle(width, most) : Math.floor((most * QUARTER) / quarterWheel);
  return angle > 0 ? { ...step, angle } : undefined;
}
