import { diceCount } from '@acies/rules-disorder';
import { type MoveKind, moveDice } from '../chapters/move-kinds.ts';
import type { Formation } from '../formations.ts';
import type { TroopId } from '../troops.ts';

/** CB-MOV-1: as many dice as a unit may throw for a move; none if it cannot make it. */
export function allDice(type: TroopId, formation: Formation, kind: MoveKind): number {
  const [most] = moveDice({ type, formation, kind });
  return most ? diceCount(most) : 0;
}
