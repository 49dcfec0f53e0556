import type { Json } from '@acies/kernel';
import type { Acting, CbTable, Commanding, UnitActing } from '@acies/rules-cb';
import { bestOption, type Judges } from '../judges.ts';
import type { Player, Turn } from '../player.ts';
import { afterWorth, retreatWorth } from './after.ts';
import { chargeDiceWorth, declareWorth, respondWorth } from './charges.ts';
import { chooseCommand, orderWorth } from './command.ts';
import { biasWorth, rallyWorth, testWorth } from './control.ts';
import { chooseAction, choosePath, shootWorth } from './moves.ts';

const JUDGES = {
  order: orderWorth,
  test: testWorth,
  bias: biasWorth,
  rally: rallyWorth,
  shoot: shootWorth,
  declare: declareWorth,
  respond: respondWorth,
  dice: chargeDiceWorth,
  after: afterWorth,
  retreat: retreatWorth,
} as Judges<CbTable>;

/** Decisions that are weighed as a whole rather than option by option. */
const CHOICES: Readonly<Record<string, (turn: Turn) => unknown>> = {
  command: (turn) => chooseCommand(turn as Turn<CbTable, Commanding>),
  action: (turn) => chooseAction(turn as Turn<CbTable, Acting>),
  path: (turn) => choosePath(turn as Turn<CbTable, UnitActing>),
};

/** The considered player: charges by exact odds, and lines that go forward together with their leaders close behind. */
export const centurion: Player = {
  name: 'centurion',
  about: 'charges by exact odds, and keeps his line in good order and his leaders where they are needed',
  choose: (turn) => (CHOICES[turn.decision]?.(turn) as Json | undefined) ?? bestOption(JUDGES, turn),
};
