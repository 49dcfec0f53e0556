import type { Met } from '@acies/rules-disorder';
import { shock } from '../../board/change.ts';
import { factsOf, isFormedUnit, isRouting, type LegioContext, unitOf } from '../../board/look.ts';
import { type MoraleCause, moraleOfCharge } from '../../sheet/chapters/morale.ts';
import { catchRouter } from '../combat/routing.ts';

/** LG-MOR-3: what it is to a unit that an enemy charges it. */
export const shocksOf = (
  g: LegioContext,
  charger: number,
  charged: number,
  inFlankOrRear: boolean,
): readonly MoraleCause[] =>
  moraleOfCharge({
    charger: factsOf(g, charger).kind.type,
    chargerFormed: isFormedUnit(g, charger),
    inFlankOrRear,
    target: factsOf(g, charged).kind.type,
    targetMoving: unitOf(g, charged).comesOn,
  });

export const shockOf = (g: LegioContext, charger: number, charged: number, inFlankOrRear: boolean): void => {
  for (const cause of shocksOf(g, charger, charged, inFlankOrRear)) shock(g, charged, cause);
};

/** LG-SEQ-4: two units are in contact, which may be a shock to the one charged; LG-AFT-6: routers are caught. */
export function touch(g: LegioContext, unit: number, enemy: number, at: Met, inFlankOrRear: boolean): void {
  if (isRouting(g, enemy)) {
    catchRouter(g, unit, enemy);
    return;
  }
  g.board.contacts.push({ attacker: unit, defender: enemy, met: at });
  g.tell?.({ type: 'contact', clauses: ['LG-SEQ-4'], attacker: unit, defender: enemy, met: at });
  shockOf(g, unit, enemy, inFlankOrRear);
}
