import { type Reason, reason } from '@acies/kernel/odds';
import type { PathFault } from '@acies/table';
import { inPaces, type LegioContext, nameOf } from '../../board/look.ts';
import { BOW, JAVELIN } from '../../sheet/troops.ts';

/** Whom a path may come upon. */
export interface Others {
  /** Enemies within the distance to be kept already: they are not passed over, nor come nearer to. */
  readonly near: readonly number[];
  readonly far: readonly number[];
  readonly friends: readonly number[];
}

/** Why a path is refused, and by how much. */
export function wordsOf(
  g: LegioContext,
  id: number,
  fault: PathFault,
  { near, far, friends }: Others,
  { allowance, approach }: { readonly allowance: number; readonly approach: boolean },
): Reason {
  const name = nameOf(g, id);
  const by = inPaces(fault.by);
  switch (fault.kind) {
    case 'too far':
      return reason('LG-MOV-1', `${by} beyond what is left of ${allowance} paces`);
    case 'off the table':
      return reason('LG-UNIT-5', `${name} would leave the table by ${by}`);
    case 'over a unit':
      return reason('LG-SEQ-2', `${name} would pass over ${nameOf(g, near[fault.index]!)}, ${by} deep`);
    case 'onto a unit':
      return reason('LG-MAN-8', `${name} would end on ${nameOf(g, friends[fault.index]!)}, ${by} deep`);
    case 'into closed ground':
      return reason('LG-MOV-6', `${name} would be ${by} deep in ground that it may not enter so`);
    case 'too near': {
      const enemy = nameOf(g, far[fault.index]!);
      return approach
        ? reason('LG-MOV-3', `an approach stays beyond ${BOW} paces: ${by} too near to ${enemy}`)
        : reason('LG-SEQ-2', `a move keeps ${JAVELIN} paces off: ${by} too near to ${enemy}`);
    }
  }
}
