import type { Json } from '@acies/kernel';
import type { Acting, Commanding, LegioTable, UnitMoving } from '@acies/rules-legio';
import { bestOption, type Judges } from '../judges.ts';
import type { Player, Turn } from '../player.ts';
import { afterWorth, leadWorth, meetsWorth } from './after.ts';
import { chargeDiceWorth, declareWorth, missWorth, respondWorth } from './charges.ts';
import { chooseCommand } from './command.ts';
import { biasWorth, ceaseWorth } from './control.ts';
import { chooseAction, choosePath, shootWorth } from './moves.ts';

const JUDGES = {
  cease: ceaseWorth,
  bias: biasWorth,
  shoot: shootWorth,
  declare: declareWorth,
  respond: respondWorth,
  'charge-dice': chargeDiceWorth,
  miss: missWorth,
  lead: leadWorth,
  after: afterWorth,
  meets: meetsWorth,
} as Judges<LegioTable>;

/** Decisions that are weighed as a whole rather than option by option. */
const CHOICES: Readonly<Record<string, (turn: Turn) => unknown>> = {
  command: (turn) => chooseCommand(turn as Turn<LegioTable, Commanding>),
  action: (turn) => chooseAction(turn as Turn<LegioTable, Acting>),
  path: (turn) => choosePath(turn as Turn<LegioTable, UnitMoving>),
};

/** The considered player: charges by exact odds, and lines that go forward together and in good order. */
export const centurion: Player = {
  name: 'centurion',
  about: 'charges by exact odds, and brings his line up in good order',
  choose: (turn) => (CHOICES[turn.decision]?.(turn) as Json | undefined) ?? bestOption(JUDGES, turn),
};
