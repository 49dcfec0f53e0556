import { countAtLeast, D6, type Dice } from '@acies/kernel';
import { factor, impossible, ROLL, type Tally, tally, type Verdict } from '@acies/kernel/odds';
import type { Who } from '@acies/rules-disorder';

/** LG-AFT-6: pursuers who caught routers the turn before. */
export interface CatchingSituation {
  /** Stands of the pursuers in contact. */
  readonly inContact: number;
  /** Stands that the routers have left. */
  readonly stands: number;
}

/** LG-AFT-6: the face that costs the routers a stand. */
const CASUALTY_FROM = 3;
const CASUALTIES = countAtLeast(D6, CASUALTY_FROM);

export interface PreparedCatching {
  readonly verdict: Verdict;
  /** LG-AFT-6 (R): a die for each stand in contact. */
  readonly tally: Tally;
  readonly stands: number;
}

const FACTORS = [factor<CatchingSituation>('LG-AFT-6', 'stands in contact', ({ inContact }) => inContact)];

export const prepareCatching = (situation: CatchingSituation): PreparedCatching => ({
  verdict: situation.inContact > 0 ? ROLL : impossible('LG-AFT-6', 'no pursuer is in contact'),
  tally: tally(FACTORS, situation),
  stands: situation.stands,
});

export interface CatchingOutcome {
  readonly casualties: number;
  /** LG-UNIT-4: no stand is left. */
  readonly destroyed: boolean;
}

/** LG-AFT-6: how many stands the routers lose; no more than they have. */
export function rollCatching(
  { verdict, tally: { total }, stands }: PreparedCatching,
  dice: Dice,
  who: Who = {},
): CatchingOutcome {
  const hits =
    verdict.kind === 'roll' ? dice.pool(total, CASUALTIES, { clause: 'LG-AFT-6', label: 'routers caught', ...who }) : 0;
  return { casualties: Math.min(hits, stands), destroyed: hits >= stands };
}
