import type { CbContext } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import type { Licence } from './move-path.ts';
import type { PathStep } from './path-steps.ts';
import { candidatePaths, isLegal } from './paths.ts';

/** Nobody is told to go less far than half a javelin throw if the way had to be cut. */
const LEAST = JT / 2;
/** Suggested lengths are twentieths of a javelin throw, suggested angles whole degrees. */
const NICE = JT / 20;
const DEGREE = 10;
/** Lengths tried from the longest before the one that is allowed is looked at closely. */
const TRIES = 12;
/** Of two ways that differ by less than this, one is enough. */
const ALIKE = JT / 4;

const downTo = (unit: number, value: number): number => Math.max(unit, Math.floor(value / unit) * unit);

function rounded(step: PathStep): PathStep {
  if (step.do === 'advance')
    return { ...step, distance: step.distance < NICE ? step.distance : downTo(NICE, step.distance) };
  if (step.do === 'wheel') return { ...step, angle: step.angle < DEGREE ? step.angle : downTo(DEGREE, step.angle) };
  return step.do === 'face' ? { ...step, heading: (Math.round(step.heading / DEGREE) * DEGREE) % 3600 } : step;
}

/** CB-SEQ-3, CB-MOV-9: a path that leads too far or too near, as far as it may go; undefined if that is nowhere. */
function asFarAsAllowed(
  g: CbContext,
  id: number,
  steps: readonly PathStep[],
  licence: Licence,
): readonly PathStep[] | undefined {
  const last = steps.at(-1);
  if (last?.do !== 'advance') return undefined;
  const cut = (distance: number): PathStep[] => [...steps.slice(0, -1), { do: 'advance', distance }];
  const isAllowed = (distance: number): boolean => isLegal(g, id, cut(distance), licence);
  const stride = downTo(NICE, Math.max(LEAST, last.distance / TRIES));
  for (let rough = last.distance - stride; rough > LEAST - stride; rough -= stride) {
    let distance = downTo(NICE, Math.max(LEAST, rough));
    if (!isAllowed(distance)) continue;
    while (distance + NICE < rough + stride && isAllowed(distance + NICE)) distance += NICE;
    return cut(distance);
  }
  return undefined;
}

/** Which way a path leads, however far. */
const wayOf = (steps: readonly PathStep[]): string => JSON.stringify(steps.slice(0, -1));

const roughly = (steps: readonly PathStep[]): string =>
  JSON.stringify(steps.map((step) => (step.do === 'advance' ? Math.round(step.distance / ALIKE) : step)));

/** Sensible paths, all of them allowed; of those of one way that lead too far or too near the longest is cut. */
export function suggestPathsFor(g: CbContext, id: number, licence: Licence): PathStep[][] {
  const found = new Map<string, PathStep[]>();
  const cut = new Set<string>();
  for (const candidate of candidatePaths(g, id, licence)) {
    const tidy = candidate.map(rounded);
    // Where only the exact length or angle will do, it is given.
    const steps = isLegal(g, id, tidy, licence) ? tidy : candidate;
    let path: readonly PathStep[] | undefined = steps;
    if (!isLegal(g, id, steps, licence)) {
      path = cut.has(wayOf(tidy)) ? undefined : asFarAsAllowed(g, id, tidy, licence);
      if (tidy.at(-1)?.do === 'advance') cut.add(wayOf(tidy));
    }
    if (path && !found.has(roughly(path))) found.set(roughly(path), [...path]);
  }
  return [...found.values()];
}
