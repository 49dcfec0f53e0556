import type { Contact } from '../../board/board.ts';
import { contactToFight } from '../../board/contacts.ts';
import type { Clash } from '../../board/flush.ts';
import type { ClockContext } from '../../board/look.ts';
import type { Move } from '../../board/move.ts';
import type { MeleeSituation } from '../../sheet/chapters/melee.ts';
import { meleeSituation } from '../fighting/melee-situation.ts';
import { afterMove } from '../orders/what-if.ts';

/** The melee that a charge leads to. */
export interface ChargeMelee {
  /** Who throws: where the target is engaged in front it is not the charger, who only adds his penalty (MC-MEL-11). */
  readonly contact: Contact;
  readonly situation: MeleeSituation;
}

/** The melee in which the target of a charge will fight, looked at on a copy of the board with the move made. */
export function chargeMelee(g: ClockContext, move: Move, units: readonly number[], clash: Clash): ChargeMelee {
  const then = afterMove(g, units, move);
  const contact = contactToFight(then, clash.target)!;
  return { contact, situation: meleeSituation(then, contact) };
}

/** Its fighters alone. */
export const chargeSituation = (g: ClockContext, move: Move, units: readonly number[], clash: Clash): MeleeSituation =>
  chargeMelee(g, move, units, clash).situation;
