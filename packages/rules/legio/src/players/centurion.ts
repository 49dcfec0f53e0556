import { considered, type Evaluators } from '@acies/players';
import type { legioRules } from '../rule-set.ts';
import { afterWorth, alongWorth, leadWorth, meetsWorth } from './after.ts';
import { chargeDiceWorth, declareWorth, missWorth, respondWorth } from './charges.ts';
import { orderWorth, weighCommands } from './command.ts';
import { biasWorth, ceaseWorth } from './control.ts';
import { shootWorth, weighActions, weighPaths } from './moves.ts';

const WHOLE = { command: weighCommands, action: weighActions, path: weighPaths };

const EVALUATORS = {
  cease: ceaseWorth,
  bias: biasWorth,
  shoot: shootWorth,
  declare: declareWorth,
  respond: respondWorth,
  'charge-dice': chargeDiceWorth,
  miss: missWorth,
  lead: leadWorth,
  after: afterWorth,
  order: orderWorth,
  along: alongWorth,
  meets: meetsWorth,
} satisfies Evaluators<typeof legioRules, keyof typeof WHOLE>;

const LOOKS_AT = {
  command: 'the best use of all his points from there, and the danger to him',
  action: 'where it may come with usual dice, rest, shots, and what tires',
  path: 'the place and its neighbours, disorder, and the order of the line',
  cease: 'whether it would beat the next enemy as it is',
  bias: 'the chance that it obeys, or goes on as is best',
  shoot: 'the hits to be expected, and who is kept from charging',
  declare: 'exact odds of the combats and the reach of the dice',
  respond: 'the combats if it stands or comes on, and the chance to get away',
  'charge-dice': 'the chance to reach the enemy, and what tires',
  miss: 'the place and its neighbours where it ends',
  lead: 'who fights best',
  after: 'the round that would follow, or the chase, and its disorder',
  order: 'whether it leads to the enemy',
  along: 'the chase and its disorder, or the place behind who fights',
  meets: 'exact odds of the combat that follows',
};

/** The considered player: charges by exact odds, and lines that go forward together and in good order. */
export const centurion = considered<typeof legioRules, keyof typeof WHOLE>({
  name: 'centurion',
  about: 'charges by exact odds, and brings his line up in good order',
  evaluators: EVALUATORS,
  whole: WHOLE,
  looksAt: LOOKS_AT,
});
