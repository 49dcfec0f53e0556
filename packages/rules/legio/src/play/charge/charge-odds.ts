import { enumerate, percent } from '@acies/kernel/odds';
import { comesAt } from '@acies/rules-disorder';
import { rangeBetween } from '@acies/table';
import { bodiesOf, boxOf, factsOf, inPaces, type LegioContext, unitOf } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { pacesLeft } from '../../sheet/chapters/manoeuvre.ts';
import { moveDice, prepareMove, rollMove } from '../../sheet/chapters/moving.ts';
import { combatOdds } from '../combat/combat-odds.ts';
import { chargeWay } from './charge-way.ts';

/** LG-MOV-1, LG-MOV-2, LG-SEQ-4: the chance that all the dice of a unit bring its charge to an enemy who stays where he is. */
export function arrivalChance(g: LegioContext, id: number, target: number): number {
  const { type } = factsOf(g, id).kind;
  const { difficult, halves } = chargeWay(g, id, target);
  const average = moveDice(type, 'charge')[0]?.average ?? 0;
  const { formation } = unitOf(g, id);
  const move = prepareMove({ type, formation, kind: 'charge', average, difficult, road: false, beyondBow: false });
  const thrown = enumerate(
    (dice) => Math.max(0, rollMove(move, dice).paces.total),
    (far) => String(far),
  );
  let chance = 0;
  for (const { value, chance: each } of thrown.values()) {
    const length = Math.floor(pacesLeft(value * PACE, halves));
    if (comesAt(bodiesOf(g), id, target, length)) chance += each;
  }
  return chance;
}

/** A charge in a few words: how far it is, whether it gets there, and what then follows. */
export function chargePreview(g: LegioContext, id: number, target: number): string {
  const away = inPaces(rangeBetween(boxOf(g, id), boxOf(g, target)));
  const fight = unitOf(g, target).shaken ? 'it is shaken and must break' : combatOdds(g, id, target);
  return `${away}, arrives ${percent(arrivalChance(g, id, target))}${fight ? `; ${fight}` : ''}`;
}
