import { type Reason, reason } from '@acies/kernel/odds';
import { isMissileTroops, type UnitKind } from '../troops.ts';

/** What a unit has done this turn that bears on whether it shoots or moves. */
export interface Acted {
  readonly moved: boolean;
  readonly shot: boolean;
  readonly rallying: boolean;
  /** CB-SHO-1: it shot with the dice of those who do not move. */
  readonly shotStationary?: boolean;
}

type Shooter = Pick<UnitKind, 'type' | 'weapon'>;
/** CB-SEQ-4. */
const standsToShoot = ({ type }: Shooter): boolean => type === 'Art' || type === 'Bow';
/** CB-SEQ-5. */
export const shootsFirst = (unit: Shooter): boolean =>
  unit.type === 'Sk' || unit.type === 'LC' || isMissileTroops(unit);

/** CB-SEQ-4, CB-REC-4: why a unit may not shoot any more this turn, if so. */
export function shotFault(unit: Shooter, { moved, shot, rallying }: Acted): Reason | undefined {
  if (rallying) return reason('CB-REC-4', 'it rallies and does not shoot');
  if (shot) return reason('CB-SEQ-3', 'it has shot');
  return moved && standsToShoot(unit) ? reason('CB-SEQ-4', 'it shoots or moves, not both') : undefined;
}

/** CB-SEQ-4, CB-SEQ-5, CB-REC-4: why a unit may not move any more this turn, if so. */
export function moveFault(unit: Shooter, { moved, shot, rallying, shotStationary = false }: Acted): Reason | undefined {
  if (rallying) return reason('CB-REC-4', 'it rallies and stands still');
  if (moved) return reason('CB-SEQ-3', 'it has moved');
  if (shotStationary) return reason('CB-SHO-1', 'it shot as stationary troops');
  if (shot && standsToShoot(unit)) return reason('CB-SEQ-4', 'it shoots or moves, not both');
  return shot && !shootsFirst(unit) ? reason('CB-SEQ-5', 'it shoots only after moving') : undefined;
}
