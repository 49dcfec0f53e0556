import { considered, type Evaluators } from '@acies/players';
import type { cbRules } from '../rule-set.ts';
import { afterWorth, retreatWorth } from './after.ts';
import { chargeDiceWorth, declareWorth, respondWorth } from './charges.ts';
import { orderWorth, weighCommands } from './command.ts';
import { biasWorth, rallyWorth, testWorth } from './control.ts';
import { shootWorth, weighActions, weighPaths } from './moves.ts';

const WHOLE = { command: weighCommands, action: weighActions, path: weighPaths };

const EVALUATORS = {
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
} satisfies Evaluators<typeof cbRules, keyof typeof WHOLE>;

const LOOKS_AT = {
  command: 'the best use of all his actions from there, and the danger to him',
  order: 'whether it leads to the enemy',
  action: 'where it may come with usual dice, rest, shots, and what tires',
  path: 'the place and its neighbours, disorder, and the order of the line',
  test: 'whether it runs into harm',
  bias: 'the chance that it ends up in hand',
  rally: 'who is shaken does no good until it is calm',
  shoot: 'the hits to be expected, and the charge that a volley may cost',
  declare: 'exact odds of the combats, the reach of the dice, who might strike first, and how little time is left',
  respond: 'the combats if it stands or comes on, and the chance to get away',
  dice: 'the chance to reach the enemy, and what tires',
  after: 'the round that would follow, or the chase, and its disorder',
  retreat: 'the whole way is the safest',
};

/** The considered player: charges by exact odds, and lines that go forward together with their leaders close behind. */
export const centurion = considered<typeof cbRules, keyof typeof WHOLE>({
  name: 'centurion',
  about: 'charges by exact odds, and keeps his line in good order and his leaders where they are needed',
  evaluators: EVALUATORS,
  whole: WHOLE,
  looksAt: LOOKS_AT,
});
