import type { Overlay, Shown } from '@acies/kernel/picture';
import { leaderOverlay, rideShown } from '@acies/rules-disorder';
import { GONE } from '../../board/board.ts';
import { boxOf, type CbContext, leaderBox, leaderState } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { LEADER_MOVE } from '../../sheet/chapters/leader-risk.ts';
import type { CommandChoice } from './command.ts';
import { commandOf } from './ordering.ts';

/** The unit that a leader is attached to, if he is. */
export const unitsWith = (g: CbContext, leader: number): number[] => {
  const { unit } = leaderState(g, leader);
  return unit === GONE ? [] : [unit];
};

/** CB-CMD-1, CB-CMD-5: how far a leader rides, and his orders carry without a messenger; drawn round the unit he is with. */
export function leaderReach(g: CbContext, leader: number, piece: number): Overlay[] | undefined {
  if (!unitsWith(g, leader).includes(piece)) return undefined;
  const text = `${g.setting.leaders[leader]!.name} rides ${LEADER_MOVE} JT, and is heard by leaders as far`;
  return [leaderOverlay('move', leaderBox(g, leader), LEADER_MOVE * JT, text)];
}

/** CB-CMD-1: a leader is seen with his unit, or by himself; from there he acts. */
export function commandShown(g: CbContext, leader: number, choice: CommandChoice): Shown {
  const pieces = unitsWith(g, leader);
  switch (choice.do) {
    case 'nothing':
      return {};
    case 'ride':
      return rideShown(pieces, [choice.to], leaderBox(g, leader), boxOf(g, choice.to));
    case 'order':
      return rideShown(pieces, commandOf(g, choice.to), leaderBox(g, leader), leaderBox(g, choice.to));
    case 'receive':
      return { pieces, targets: commandOf(g, leader) };
    default:
      return { pieces };
  }
}
