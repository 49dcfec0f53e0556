import { type Reason, reason } from '@acies/kernel/odds';
import { type Formation, isFormed } from '../formations.ts';
import { isInfantry, type UnitKind } from '../troops.ts';

/** A unit that would charge, and whom. */
export interface ChargeFacts {
  readonly unit: Pick<UnitKind, 'type'>;
  readonly formation: Formation;
  readonly shaken: boolean;
  /** It rests this turn, to lose DPs. */
  readonly resting: boolean;
  /** It was unformed and has formed up this turn. */
  readonly formedUp: boolean;
  /** A second rank shot over its heads in the move phase. */
  readonly shotOver: boolean;
  /** LG-AFT-1, LG-AFT-3: it halted after a combat of the turn before, or fell back and was not followed up. */
  readonly halted: boolean;
  readonly pursuing: boolean;
  /** The target is within javelin range of it. */
  readonly inJavelinRange: boolean;
  readonly targetUnformed: boolean;
  /** It would strike an exposed flank or the rear. */
  readonly targetExposed: boolean;
}

type Bar = readonly [clause: string, text: string, holds: (facts: ChargeFacts) => boolean];

/**
 * LG-CHG-1, in the order of the sheet. It speaks of charges that a unit initiates, and so (R) bars pursuers as well, but
 * nobody from a counter-charge.
 */
const NEVER: readonly Bar[] = [
  ['LG-CHG-1', 'it is shaken', ({ shaken }) => shaken],
  ['LG-CHG-1', 'it is in column', ({ formation }) => formation === 'column'],
  ['LG-CHG-1', 'archers do not charge', ({ unit }) => unit.type === 'Arch'],
  ['LG-CHG-1', 'artillery does not charge', ({ unit }) => unit.type === 'Art'],
  ['LG-CHG-1', 'it rests', ({ resting }) => resting],
  ['LG-CHG-1', 'it has formed up this turn', ({ formedUp }) => formedUp],
  ['LG-CHG-1', 'a second rank has shot over it', ({ shotOver }) => shotOver],
];

const weakSpot = ({ targetUnformed, targetExposed }: ChargeFacts): boolean => targetUnformed || targetExposed;

const NOT_NOW: readonly Bar[] = [
  [
    'LG-CHG-2',
    'unformed, it may charge only unformed enemy or an exposed flank or rear',
    (facts) => !isFormed(facts.formation) && !facts.pursuing && !weakSpot(facts),
  ],
  ['LG-CHG-3', 'it halted after combat', ({ halted }) => halted],
  // LG-SEQ-4: from further off only the others charge.
  ['LG-SEQ-4', 'infantry charges from javelin range', (f) => isInfantry(f.unit.type) && !f.inJavelinRange],
];

const BARS = [...NEVER, ...NOT_NOW];

/** LG-CHG-1, LG-CHG-2, LG-CHG-3, LG-SEQ-4: why a unit may not charge a target; undefined if it may. */
export function chargeBar(facts: ChargeFacts): Reason | undefined {
  for (const bar of BARS) if (bar[2](facts)) return reason(bar[0], bar[1]);
  return undefined;
}
