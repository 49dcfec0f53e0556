import type { LegioContext } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import type { Licence } from './move-path.ts';
import type { PathStep } from './path-steps.ts';
import { candidatePaths, isLegal } from './paths.ts';

/** Nobody is told to go less far. */
const LEAST = 5;

const isFarEnough = (steps: readonly PathStep[]): boolean =>
  steps.every((step) => step.do !== 'advance' || step.distance >= LEAST * PACE);

/** LG-SEQ-2: a path that is not allowed, as far as it is: its last advance to the pace; undefined if it goes nowhere. */
function asFarAsAllowed(
  g: LegioContext,
  id: number,
  steps: readonly PathStep[],
  licence: Licence,
): PathStep[] | undefined {
  if (isLegal(g, id, steps, licence)) return [...steps];
  const last = steps.at(-1);
  if (last?.do !== 'advance') return undefined;
  const cut = (paces: number): PathStep[] => [...steps.slice(0, -1), { do: 'advance', distance: paces * PACE }];
  const isAllowed = (paces: number): boolean => isLegal(g, id, cut(paces), licence);
  const most = Math.floor(last.distance / PACE);
  for (let rough = most; rough > LEAST - ROUGHLY; rough -= ROUGHLY) {
    const least = Math.max(LEAST, rough);
    if (!isAllowed(least)) continue;
    let exact = least;
    while (exact < Math.min(most, rough + ROUGHLY) && isAllowed(exact + 1)) exact++;
    return cut(exact);
  }
  return undefined;
}

const ROUGHLY = 10;

const roughly = (path: readonly PathStep[]): string =>
  JSON.stringify(path.map((step) => (step.do === 'advance' ? Math.round(step.distance / (LEAST * PACE)) : step)));

/** Sensible paths, all of them allowed: those that would lead too far or too near lead as far as they may. */
export function suggestPathsFor(g: LegioContext, id: number, licence: Licence): PathStep[][] {
  const allowed = candidatePaths(g, id, licence).flatMap((steps) => {
    const path = asFarAsAllowed(g, id, steps, licence);
    return path && isFarEnough(path) ? [path] : [];
  });
  // Of two that differ by a few paces the first.
  const once = new Map<string, PathStep[]>();
  for (const path of allowed) if (!once.has(roughly(path))) once.set(roughly(path), path);
  return [...once.values()];
}
