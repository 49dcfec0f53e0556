import type { RuleModule } from '@acies/play';
import { openSubject } from '../subjects.ts';
import { describeCalculatorClauses } from './calculator-clauses.ts';
import { describeDecisions } from './every-decision.ts';
import { describeFollowups } from './followups.ts';
import { describePicture } from './picture.ts';
import { describePlayers } from './players.ts';
import { describeRulings } from './rulings.ts';
import { describeSoundPlay } from './sound-play.ts';
import { describeStrength } from './strength.ts';

const PARTS = [
  describeSoundPlay,
  describeStrength,
  describePicture,
  describeDecisions,
  describePlayers,
  describeCalculatorClauses,
  describeFollowups,
  describeRulings,
];

/** All that is asked of a rule set, whoever has written it. */
export async function describeRuleSet(module: RuleModule): Promise<void> {
  const subject = await openSubject(module);
  for (const part of PARTS) part(subject);
}
