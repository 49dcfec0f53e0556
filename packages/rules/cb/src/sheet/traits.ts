import { type Reason, reason } from '@acies/kernel/odds';
import type { Formation } from './formations.ts';
import type { UnitKind } from './troops.ts';

/** CB-UNIT-2, CB-UNIT-5: why there is no such unit, if so. */
export function kindFault({ type, weapon, legion }: UnitKind): Reason | undefined {
  if (legion !== undefined && type !== 'Leg' && type !== 'HI')
    return reason('CB-UNIT-2', 'only legionaries and heavy infantry are lines of a legion');
  if (weapon === 'engine' && type !== 'Art') return reason('CB-UNIT-5', 'only artillery has engines');
  if (weapon !== 'engine' && type === 'Art') return reason('CB-UNIT-5', 'artillery has engines');
  if (weapon !== 'bow' && type === 'Bow') return reason('CB-UNIT-5', 'bowmen have bows');
  return undefined;
}

/** CB-UNIT-7: why such a unit is never drawn up so, if so. */
export const formationFault = ({ legion }: UnitKind, formation: Formation): Reason | undefined =>
  formation === 'quincunx' && legion === undefined ? reason('CB-UNIT-7', 'only a legion forms a quincunx') : undefined;
