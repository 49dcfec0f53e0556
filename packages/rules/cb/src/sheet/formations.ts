import { isInfantry, isPhalanxType, type TroopId } from './troops.ts';

/** CB-UNIT-7: how a unit is drawn up; a quincunx is a line of legionaries with gaps. */
export const FORMATIONS = ['line', 'quincunx', 'column', 'unformed'] as const;
export type Formation = (typeof FORMATIONS)[number];

export const isFormed = (formation: Formation): boolean => formation !== 'unformed';
export const isInLine = (formation: Formation): boolean => formation === 'line' || formation === 'quincunx';

interface Drawn {
  readonly type: TroopId;
  readonly formation: Formation;
}

/** CB-UNIT-7: a phalanx is a line of those armed for it. */
export const isPhalanx = ({ type, formation }: Drawn): boolean => isPhalanxType(type) && isInLine(formation);

/** CB-UNIT-5: heavy infantry, among them javelinmen and rabble while they are formed. */
export function isHeavyInfantry({ type, formation }: Drawn): boolean {
  if (type === 'Jav' || type === 'Rab') return isFormed(formation);
  return type === 'Pike' || type === 'Hop' || type === 'Leg' || type === 'HI' || type === 'War';
}

export const isFormedInfantry = ({ type, formation }: Drawn): boolean => isInfantry(type) && isFormed(formation);

/** CB-UNIT-7: formed and not shaken. */
export const isInGoodOrder = ({ formation, shaken }: { formation: Formation; shaken: boolean }): boolean =>
  isFormed(formation) && !shaken;
