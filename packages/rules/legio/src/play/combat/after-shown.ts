import type { Shown } from '@acies/kernel/picture';
import { movedShown, runShown } from '@acies/rules-disorder';
import { bodiesOf, boxOf, isPresent, type LegioContext } from '../../board/look.ts';
import type { AfterMove } from '../../sheet/combat/combat-results.ts';
import { shortOfMet } from '../moving/run.ts';
import { behind, type Pursuit } from './after-moves.ts';

/** LG-AFT-1 to LG-AFT-6: where a move after combat leads; only to fall back takes no dice and waits for nobody. */
export function afterShown(g: LegioContext, id: number, move: AfterMove, enemies: readonly number[]): Shown {
  const targets = enemies.filter((enemy) => isPresent(g, enemy));
  const to = move === 'fall back' ? behind(g, id) : undefined;
  return to ? { ...movedShown(id, boxOf(g, id), to), targets } : { pieces: [id], targets };
}

/** LG-AFT-6: a pursuer before new enemy. */
export function meetsShown(g: LegioContext, { unit, enemy, length }: Pursuit, choice: 'charge' | 'halt short'): Shown {
  if (choice === 'charge') return runShown(bodiesOf(g), unit, enemy, length);
  return { ...movedShown(unit, boxOf(g, unit), shortOfMet(g, unit, enemy, length)), targets: [enemy] };
}
