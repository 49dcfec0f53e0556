import { AVERAGE_DIE, D6 } from '@acies/kernel';
import { diceCount, type MoveDice, mostPips } from '@acies/rules-disorder';
import { type Chances, pipChances } from '@acies/rules-disorder/players';
import { type CbContext, factsOf, unitOf } from '../board/look.ts';
import { JT } from '../board/setting.ts';
import { preparedCharge, reachAt, reachOf } from '../play/charge/charge-way.ts';
import { moveDice } from '../sheet/chapters/move-kinds.ts';
import { farthest, prepareMove } from '../sheet/chapters/moving.ts';

type Compelled = 'evade' | 'retire' | 'pursue';
const known = new Map<string, Chances>();

/** How far dice bring a unit that could come so far at most. */
function spread({ average, d6 }: MoveDice, most: number): Chances {
  const key = `${average} ${d6} ${most}`;
  const before = known.get(key);
  if (before) return before;
  const dice = [...Array(average).fill(AVERAGE_DIE.faces), ...Array(d6).fill(D6.faces)] as (readonly number[])[];
  const top = mostPips({ average, d6 });
  const fresh = [...pipChances(dice)].map(([pips, chance]) => [most - (top - pips), chance] as const);
  known.set(key, fresh);
  return fresh;
}

/** CB-MOV-4: how far a unit comes in a move that it does not choose. */
export function compelledRun(g: CbContext, id: number, kind: Compelled): Chances {
  const { kind: unit } = factsOf(g, id);
  const { formation } = unitOf(g, id);
  const [most] = moveDice({ type: unit.type, formation, kind });
  const dice = most ? diceCount(most) : 0;
  const prepared = prepareMove({ unit, formation, kind, dice, difficult: false, beyondBow: false, inspireActions: 0 });
  return spread(prepared.dice, farthest(prepared).total);
}

/** CB-MOV-1, CB-MOV-2: how far a charge with so many dice comes at an enemy. */
export function chargeRun(g: CbContext, id: number, target: number, dice: number): Chances {
  const prepared = preparedCharge(g, id, dice);
  const share = reachAt(g, id, target) / (reachOf(g, id) * JT);
  return spread(prepared.dice, farthest(prepared).total).map(([far, chance]) => [far * share, chance]);
}
