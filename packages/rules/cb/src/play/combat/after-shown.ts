import type { Shown } from '@acies/kernel/picture';
import { movedShown } from '@acies/rules-disorder';
import type { Box } from '@acies/table';
import { boxOf, type CbContext, isPresent } from '../../board/look.ts';
import { type AfterChoice, groundLeft, type Settling } from './after-moves.ts';
import { behind, throughSupports } from './going-back.ts';

/** CB-AFT-1, CB-AFT-3: where a move after combat ends that takes no dice. */
function endOf(
  g: CbContext,
  s: Settling,
  id: number,
  choice: AfterChoice,
  enemies: readonly number[],
): Box | undefined {
  if (choice === 'fall back') return behind(g, id);
  if (choice === 'fall back through the supports') return throughSupports(g, id)?.to;
  return choice === 'take ground' ? groundLeft(g, s, id, enemies) : undefined;
}

/** CB-AFT-1 to CB-AFT-8: where a move after combat leads. */
export function afterShown(
  g: CbContext,
  s: Settling,
  id: number,
  choice: AfterChoice,
  enemies: readonly number[],
): Shown {
  const targets = enemies.filter((enemy) => isPresent(g, enemy));
  const to = endOf(g, s, id, choice, enemies);
  return to ? { ...movedShown(id, boxOf(g, id), to), targets } : { pieces: [id], targets };
}
