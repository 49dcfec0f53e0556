import type { Shown } from '@acies/kernel';
import { rideShown } from '@acies/rules-disorder';
import type { CommandChoice } from './command.ts';
import { controllable } from './command-reach.ts';
import { boxOf, type LegioTable, leaderState } from './table.ts';

/** LG-CMD-1: a leader is seen with his unit; from there he commands, rides and sends. */
export function commandShown(g: LegioTable, leader: number, choice: CommandChoice): Shown {
  const { unit } = leaderState(g, leader);
  switch (choice.do) {
    case 'nothing':
      return {};
    case 'inspire':
      return { pieces: [unit] };
    case 'control':
      return { pieces: [unit], targets: controllable(g, leader) };
    case 'ride':
    case 'messenger':
      return rideShown([unit], [choice.to], boxOf(g, unit), boxOf(g, choice.to));
  }
}
