import { enumerate, percent } from '@acies/kernel/odds';
import { runAt } from '@acies/rules-disorder';
import { rangeBetween } from '@acies/table';
import { bodiesOf, boxOf, type CbContext, inThrows } from '../../board/look.ts';
import { rollMove } from '../../sheet/chapters/moving.ts';
import { combatOdds } from '../combat/combat-odds.ts';
import { chargeDice, chargeLength, preparedCharge } from './charge-way.ts';

/** CB-MOV-1, CB-MOV-2, CB-SEQ-6: the chance that all the dice of a unit bring its charge to an enemy who stays where he is. */
export function arrivalChance(g: CbContext, id: number, target: number): number {
  const [most] = chargeDice(g, id);
  if (most === undefined) return 0;
  const move = preparedCharge(g, id, most);
  const thrown = enumerate(
    (dice) => rollMove(move, dice).distance.total,
    (far) => String(far),
  );
  let chance = 0;
  for (const { value, chance: each } of thrown.values()) {
    const { met } = runAt(bodiesOf(g), id, target, chargeLength(g, id, target, value));
    if (met?.enemy === target) chance += each;
  }
  return chance;
}

/** A charge in a few words: how far it is, whether it gets there, and what then follows. */
export function chargePreview(g: CbContext, id: number, target: number): string {
  const away = inThrows(rangeBetween(boxOf(g, id), boxOf(g, target)));
  const fight = combatOdds(g, id, target);
  return `${away}, arrives ${percent(arrivalChance(g, id, target))}${fight ? `; ${fight}` : ''}`;
}
