import type { Met } from '@acies/rules-disorder';
import { loseStandsOf, shock } from '../../board/change.ts';
import {
  boxOf,
  type CbContext,
  conditionOf,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  unitOf,
} from '../../board/look.ts';
import { freeHack } from '../../sheet/chapters/catching.ts';
import { type MoraleCause, moraleOfCharge } from '../../sheet/chapters/morale.ts';
import { chargeBar } from '../../sheet/combat/charge-rules.ts';
import { breakAndRun } from '../combat/routing.ts';
import { chargeFacts, isBehindFront } from './may-charge.ts';

/** CB-MOR-7, CB-MOR-9: what it is to a unit that an enemy, who started so, charges it home. */
export const shocksOf = (
  g: CbContext,
  charger: number,
  charged: number,
  at: Met,
  startedBehind: boolean,
): readonly MoraleCause[] =>
  moraleOfCharge({
    charger: factsOf(g, charger).kind.type,
    fromBehindFlank: at !== 'front' && startedBehind,
    target: factsOf(g, charged).kind.type,
    formation: unitOf(g, charged).formation,
    charging: unitOf(g, charged).rush === 'charging',
    inCombat: isInContact(g, charged),
  });

/** CB-MOR-9 (R): whether a unit comes from behind the line of an enemy’s front. */
export const startsBehind = (g: CbContext, id: number, enemy: number): boolean =>
  isBehindFront(boxOf(g, id), boxOf(g, enemy));

/** CB-SEQ-6 (R): whether a unit whose charge runs into another enemy may charge him, or stops short. */
export const mayMeet = (g: CbContext, id: number, enemy: number): boolean =>
  chargeBar(chargeFacts(g, id, enemy, 'met on a charge')) === undefined;

/** A charge that has come home. */
interface Touching {
  readonly unit: number;
  readonly enemy: number;
  readonly at: Met;
  readonly startedBehind: boolean;
  /** The enemy has charged the unit too. */
  readonly mutual: boolean;
}

/** CB-SEQ-6: two units are in contact, which may be a shock to the one charged. */
export function touch(g: CbContext, { unit, enemy, at, startedBehind, mutual }: Touching): void {
  const causes = shocksOf(g, unit, enemy, at, startedBehind);
  g.board.contacts.push({ attacker: unit, defender: enemy, mutual, met: at, fresh: true, done: false });
  g.tell?.({ type: 'contact', clauses: ['CB-SEQ-6'], attacker: unit, defender: enemy, met: at });
  for (const cause of causes) shock(g, enemy, cause);
}

/** CB-AFT-7: a free hack at one who flees, retires or evades: a stand, and he breaks if he has not yet. */
export function hack(g: CbContext, unit: number, prey: number, doing: 'break' | 'retire' | 'evade'): void {
  const { kind, stands } = factsOf(g, prey);
  const { breaks } = freeHack(conditionOf(g, prey), kind.type, stands, isRouting(g, prey) ? 'break' : doing);
  g.tell?.({ type: 'hacked', clauses: ['CB-AFT-7'], unit: prey, by: unit });
  loseStandsOf(g, prey, 1, 'CB-AFT-7');
  if (breaks && isPresent(g, prey)) breakAndRun(g, prey, unit, 'CB-AFT-7');
}
