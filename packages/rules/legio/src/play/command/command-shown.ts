import type { Overlay, Shown } from '@acies/kernel/picture';
import { leaderOverlay, rideShown } from '@acies/rules-disorder';
import { boxOf, type LegioContext, leaderState } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { LEADER_MOVE } from '../../sheet/chapters/leader-risk.ts';
import { BOW } from '../../sheet/troops.ts';
import type { CommandChoice } from './command.ts';
import { controllable } from './command-reach.ts';
import { commandOf } from './ordering.ts';

/** LG-CMD-1, LG-CMD-2: how far a leader rides, and who is near enough to be controlled; drawn round the unit he is with. */
export function leaderReach(g: LegioContext, leader: number, piece: number): Overlay[] | undefined {
  const { unit } = leaderState(g, leader);
  if (piece !== unit) return undefined;
  const { name } = g.setting.leaders[leader]!;
  return [
    leaderOverlay('move', boxOf(g, unit), LEADER_MOVE * PACE, `${name} rides ${LEADER_MOVE} paces`),
    leaderOverlay('arc', boxOf(g, unit), BOW * PACE, `${name} controls units within ${BOW} paces`),
  ];
}

/** LG-CMD-1: a leader is seen with his unit; from there he commands, rides and sends. */
export function commandShown(g: LegioContext, leader: number, choice: CommandChoice): Shown {
  const { unit } = leaderState(g, leader);
  switch (choice.do) {
    case 'nothing':
      return {};
    case 'inspire':
    case 'listen':
      return { pieces: [unit] };
    case 'order':
      return { pieces: [unit], targets: commandOf(g, choice.to) };
    case 'control':
      return { pieces: [unit], targets: controllable(g, leader) };
    case 'ride':
    case 'messenger':
      return rideShown([unit], [choice.to], boxOf(g, unit), boxOf(g, choice.to));
  }
}
