import type { Reason } from '@acies/kernel/odds';
import { type Hem, type Keeping, type PathWords, pathReason } from '@acies/rules-disorder';
import type { PathFault } from '@acies/table';
import { inPaces, type LegioContext } from '../../board/look.ts';
import { BOW, JAVELIN } from '../../sheet/troops.ts';

export const WORDS: PathWords = {
  say: inPaces,
  units: 'paces',
  closed: 'ground that it may not enter so',
  near: 'within javelin range',
  clauses: {
    'too far': 'LG-MOV-1',
    'off the table': 'LG-UNIT-5',
    'over a unit': 'LG-SEQ-2',
    'onto a unit': 'LG-MAN-8',
    'into closed ground': 'LG-MOV-6',
    nearer: 'LG-SEQ-2',
  },
};
const APPROACH: Keeping = { clause: 'LG-MOV-3', text: `an approach stays beyond ${BOW} paces` };
const MOVE: Keeping = { clause: 'LG-SEQ-2', text: `a move keeps ${JAVELIN} paces off` };

/** Why a path is refused, and by how much. */
export const wordsOf = (
  g: LegioContext,
  id: number,
  fault: PathFault,
  { others }: Hem,
  { allowance, approach }: { readonly allowance: number; readonly approach: boolean },
): Reason => pathReason(g, id, fault, others, WORDS, allowance, approach ? APPROACH : MOVE);
