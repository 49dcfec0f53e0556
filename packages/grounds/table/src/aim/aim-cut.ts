import type { Box } from '../geometry/box.ts';
import type { Step } from '../paths/step.ts';
import { clipped, type Gait } from './aim.ts';

/** A way is cut by so many parts, and then as finely as halving so often makes it, unless told otherwise. */
const PARTS = 8;
const HALVINGS = 6;

/** A way cut short: what is left of it, and how long that is. */
type CutWay = ReturnType<typeof clipped>;

/**
 * The longest part of a way, from its beginning, that is allowed: all of it, if it is. What is allowed farther on but not on
 * the way is found only if it is long enough for a part to end there.
 */
export function longestAllowed(
  box: Box,
  steps: readonly Step[],
  gait: Gait,
  isAllowed: (steps: readonly Step[]) => boolean,
  halvings = HALVINGS,
): CutWay | undefined {
  const all = clipped(box, steps, gait);
  if (all.steps.length > 0 && isAllowed(all.steps)) return all;
  const cutTo = (length: number): CutWay | undefined => {
    const cut = clipped(box, steps, { ...gait, allowance: length });
    return cut.cost > 0 && isAllowed(cut.steps) ? cut : undefined;
  };
  for (let part = PARTS - 1; part >= 0; part--) {
    const low = (all.cost * part) / PARTS;
    const found = part > 0 ? cutTo(low) : undefined;
    if (part === 0 || found) return halved(low, (all.cost * (part + 1)) / PARTS, cutTo, halvings) ?? found;
  }
  return undefined;
}

/** The longest that is allowed between two lengths, of which the longer is not. */
function halved(
  low: number,
  high: number,
  cutTo: (length: number) => CutWay | undefined,
  halvings: number,
): CutWay | undefined {
  let best: CutWay | undefined;
  let [from, to] = [low, high];
  for (let i = 0; i < halvings; i++) {
    const middle = (from + to) / 2;
    const found = cutTo(middle);
    if (found) [from, best] = [middle, found];
    else to = middle;
  }
  return best;
}
