import { factsOf, type LegioContext, unitOf } from '../../board/look.ts';
import { isLight } from '../../sheet/troops.ts';
import { isReason, type Licence, preparePath } from './move-path.ts';
import { lineStep, type PathStep } from './path-steps.ts';

/** LG-MAN-4: who forms up takes its whole move and goes nowhere, so that nothing need be thrown for it. */
export const IN_PLACE: Licence = { allowance: 0, difficult: true, approach: false };

/** LG-MAN-4: an unformed unit back into a line of its files; undefined where it cannot. */
export function formUpPath(g: LegioContext, id: number): PathStep[] | undefined {
  if (unitOf(g, id).formation !== 'unformed' || isLight(factsOf(g, id).kind.type)) return undefined;
  const steps = [lineStep(g, id)];
  return isReason(preparePath(g, id, steps, IN_PLACE)) ? undefined : steps;
}
