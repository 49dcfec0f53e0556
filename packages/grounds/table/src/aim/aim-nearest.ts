import type { Box } from '../geometry/box.ts';
import { QUARTER, turnTo } from '../geometry/heading.ts';
import { distanceBetween } from '../geometry/point.ts';
import { afterStep, type Step } from '../paths/step.ts';
import { type Aim, type AimedWay, type Gait, MIDDLE, measured, type SpotOf, waysTo } from './aim.ts';
import { longestAllowed } from './aim-cut.ts';
import { type Turned, turnedWay } from './aim-turn.ts';
import { wheelsAndAdvances } from './aim-ways.ts';

/** A gait that is perhaps for steps aside and back alone, where these are counted apart from the rest of a move. */
export type AimedGait = Gait & { readonly asideOnly?: boolean };

/** Somebody who is dragged, and what he may do. */
export interface Aiming<R> {
  readonly box: Box;
  readonly spot?: SpotOf;
  readonly aim: Aim;
  /** How he goes. */
  readonly gaits: readonly AimedGait[];
  /** How he goes where none of these is allowed: slower, on bad ground. */
  readonly slower?: readonly AimedGait[];
  /** A way this much worse than the best is as good if it is allowed. */
  readonly slack: number;
  /** Who ends no farther than this from what was wanted is there. */
  readonly fine: number;
  /** A way as it would be written down. */
  tidy?(steps: readonly Step[]): readonly Step[];
  /** A way cut to what he can go, where that is less than his gait allows. */
  fit?(steps: readonly Step[]): readonly Step[];
  /** Why a way is not allowed. */
  refusal(steps: readonly Step[]): R | undefined;
  /** Why who is only turned on the spot comes to stand otherwise than wanted; where it is told, turns and wheels come before other ways. */
  turned?(how: Turned): R;
}

/** What comes of an aim: a way, none to stay, and why it does not lead there. */
export interface NearestWay<R> {
  readonly steps: readonly Step[];
  /** Why not to what was wanted; undefined where the way leads there. */
  readonly because: R | undefined;
}

/** So many ways are tried at most: somebody holds the piece and waits. */
const TRIES = 12;
/** So many of the best are cut short, where none is allowed as it is. */
const CUTS = 2;
/** Farther than any table is wide. */
const FAR = 10_000_000;
/** In tenths of a degree: who faces so nearly as was wanted faces so. */
const ASKEW = 10;

/**
 * The allowed way that ends nearest to an aim; where none comes any nearer, the way that would lead there though it is not
 * allowed, for whoever aims to be told why.
 */
export function nearestWay<R>(aiming: Aiming<R>): NearestWay<R> {
  return turnedWay(aiming) ?? wayNearest(aiming);
}

function wayNearest<R>(aiming: Aiming<R>): NearestWay<R> {
  const all = waysOf(aiming, aiming.gaits).flat().sort(byMiss);
  const found = allowedWay(aiming, all) ?? otherWay(aiming);
  const isHere = (steps: readonly Step[]): boolean => isThere(aiming, steps);
  if (found && isHere(found.steps)) return { steps: found.steps, because: undefined };
  if (!found && isHere([])) return { steps: [], because: undefined };
  const [best] = all;
  const exact = exactWay(aiming);
  // What bars the way is more to the point than how long it is: it is told first.
  const wished = [best?.steps, best && isHere(best.whole) ? best.whole : undefined, exact];
  for (const steps of wished) {
    const because = steps && aiming.refusal(steps);
    if (because !== undefined) return { steps: found?.steps ?? exact ?? steps!, because };
  }
  return { steps: exact ?? found?.steps ?? [], because: undefined };
}

const byMiss = (a: AimedWay, b: AimedWay): number => a.miss - b.miss;
const asIs = (steps: readonly Step[]): readonly Step[] => steps;
const isAside = (step: Step): boolean => step.do === 'sidestep' || step.do === 'back';

/** The ways of each gait, tidied and cut to what he can go, those first that then end nearest. */
const waysOf = <R>({ box, spot, aim, tidy = asIs, fit = asIs }: Aiming<R>, gaits: readonly AimedGait[]): AimedWay[][] =>
  gaits.map((gait) =>
    waysTo(box, aim, gait, spot)
      .filter(({ steps }) => !gait.asideOnly || steps.every(isAside))
      .map(({ steps, whole }) => ({ ...measured(box, tidy(fit(steps)), aim, gait, spot), whole }))
      .filter(({ steps }) => steps.length > 0)
      .sort(byMiss),
  );

/** The nearest that is allowed, if it ends nearly as near as the best of all. */
function allowedWay<R>({ slack, refusal }: Aiming<R>, ways: readonly AimedWay[]): AimedWay | undefined {
  const [best] = ways;
  const near = best ? ways.filter(({ miss }) => miss <= best.miss + slack) : [];
  return near.slice(0, TRIES).find(({ steps }) => refusal(steps) === undefined);
}

/** Of what else is allowed, the nearest: another gait's, a part of one of the best ways, or a wheel and an advance that miss. */
function otherWay<R>(aiming: Aiming<R>): AimedWay | undefined {
  const gaits = [...aiming.gaits, ...(aiming.slower ?? [])];
  const ways = waysOf(aiming, gaits);
  const isAllowed = (steps: readonly Step[]): boolean => aiming.refusal(steps) === undefined;
  const whole = ways.flatMap((some) => some.slice(0, TRIES).find(({ steps }) => isAllowed(steps)) ?? []);
  const parts = ways.flatMap((some, i) => some.slice(0, CUTS).flatMap((way) => partOf(aiming, way, gaits[i]!) ?? []));
  return [...whole, ...parts, ...fanWays(aiming, isAllowed)].sort(byMiss)[0];
}

/** Allowed wheels with the advance that then comes nearest to the aim, if it is brought at least half way there. */
function fanWays<R>(aiming: Aiming<R>, isAllowed: (steps: readonly Step[]) => boolean): AimedWay[] {
  const { box, aim, spot = MIDDLE, gaits, tidy = asIs } = aiming;
  return gaits.flatMap((gait) => {
    const half = measured(box, [], aim, gait, spot).miss / 2;
    const ways = wheelsAndAdvances(box, aim, spot, gait.wheel).map((steps) => measured(box, steps, aim, gait, spot));
    return ways
      .map((way) => ({ ...way, steps: tidy(way.steps) }))
      .filter(({ miss, steps }) => miss <= half && isAllowed(steps));
  });
}

function partOf<R>(aiming: Aiming<R>, way: AimedWay, gait: Gait): AimedWay | undefined {
  const { box, aim, spot, refusal, tidy = asIs, fit = asIs } = aiming;
  const isAllowed = (steps: readonly Step[]): boolean => {
    const tidied = tidy(fit(steps));
    return tidied.length > 0 && refusal(tidied) === undefined;
  };
  const cut = longestAllowed(box, way.steps, gait, isAllowed);
  if (!cut) return undefined;
  const steps = tidy(fit(cut.steps));
  const part = measured(box, steps, aim, gait, spot);
  return part.miss < measured(box, [], aim, gait, spot).miss ? { ...part, steps } : undefined;
}

/** The shortest way that leads to an aim, if lengths were no matter and everybody stepped aside and turned. */
function exactWay<R>(aiming: Aiming<R>): readonly Step[] | undefined {
  const { box, aim, spot, gaits, tidy = asIs } = aiming;
  const gait = gaits.find(({ asideOnly }) => !asideOnly) ?? gaits[0];
  if (!gait) return undefined;
  const turns = { to: ['about', 'left', 'right'], cost: 0 } as const;
  const free: Partial<Gait> = gait.faces ? {} : { wheel: QUARTER, short: FAR, turns };
  return waysTo(box, aim, { ...gait, ...free, allowance: FAR }, spot)
    .map(({ steps }) => tidy(steps))
    .find((steps) => isThere(aiming, steps));
}

function isThere<R>({ box, spot = MIDDLE, aim, fine }: Aiming<R>, steps: readonly Step[]): boolean {
  const end = steps.reduce(afterStep, box);
  if (distanceBetween(spot(end), aim) > fine) return false;
  // Who was only shifted did not mean to look elsewhere.
  const off = Math.abs(turnTo(end.heading, aim.heading ?? box.heading));
  return aim.heading === undefined ? off < QUARTER : off <= ASKEW;
}
