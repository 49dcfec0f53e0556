import type { Calculation } from '@acies/kernel/odds';
import { type ClashOutcome, type FightOutcome, resolveClash, resolveFight } from '../chapters/fight.ts';
import type { ByRole, FightingZone } from '../chapters/fight-dice.ts';
import { expectedLosses } from '../chapters/volley-odds.ts';
import { describeFight, goesWords, isNarrow, markerLines } from './fight-words.ts';
import { afterFight, afterHits } from './next.ts';
import { type FightInput, fightInput, type PreparedFightCalculation, prepareGiven } from './situation.ts';
import { working } from './working.ts';

const DICE_CLAUSES = [
  ...['CK-FGT-2', 'CK-FGT-3', 'CK-FGT-4', 'CK-FGT-5', 'CK-FGT-6', 'CK-FGT-7', 'CK-FGT-8', 'CK-FGT-10'],
  ...['CK-SHO-1', 'CK-SHO-3', 'CK-GEN-2', 'CK-GEN-6', 'CK-OUT-1', 'CK-SKI-1', 'CK-ZONE-4', 'CK-UNIT-2'],
];

/** Who wins first by much, then by little, with the assaulter's victories first. */
const rankOf = (winner: string, margin: number): number => (winner === 'assaulter' ? -margin : margin + 1);

/** Hits, and what they cost each side on average once saved. */
interface HitsOutcome extends ClashOutcome {
  readonly losses: ByRole<number>;
}

/** The hits of both sides. */
export const hitsCalculation: Calculation<FightInput, PreparedFightCalculation, HitsOutcome> = {
  id: 'hits',
  title: 'A fight: the hits of both sides, who wins and by how many',
  clauses: [...DICE_CLAUSES, 'CK-FGT-9', 'CK-SAV-1', 'CK-OUT-4'],
  input: fightInput,
  prepare: prepareGiven,
  resolve({ fight }, dice) {
    const clash = resolveClash(fight, dice);
    const { target, assaulter } = fight.situation;
    const lost = ({ units, general }: FightingZone, hits: number): number =>
      expectedLosses(units, hits, general !== undefined);
    return {
      ...clash,
      losses: { target: lost(target, clash.hits.assaulter), assaulter: lost(assaulter, clash.hits.target) },
    };
  },
  describe: ({ winner, margin }) =>
    `${margin === 0 ? 'target wins a tie' : `${winner} wins by ${margin}`}; ${goesWords(winner)}`,
  rank: ({ winner, margin }) => rankOf(winner, margin),
  measures: ({ hits, losses, winner }) => ({
    'assaulter’s hits': hits.assaulter,
    'target’s hits': hits.target,
    'half bases that hits cost the assaulter': losses.assaulter,
    'half bases that hits cost the target': losses.target,
    'assaulter wins': winner === 'assaulter',
  }),
  working,
  next: afterHits,
};

/** Within a line of winners: losses as they grow, then the generals. */
function rankOfLosses({ pursuitLosses, cavalryDestroyed, generalKilled }: FightOutcome): number {
  const { assaulter, target } = generalKilled;
  return assaulter || target ? 100 * ((assaulter ? 2 : 0) + (target ? 1 : 0)) : 10 * cavalryDestroyed + pursuitLosses;
}

/** The whole fight and what follows from it. */
export const fightCalculation: Calculation<FightInput, PreparedFightCalculation, FightOutcome> = {
  id: 'fight',
  title: 'A whole fight: winner, pursuit, cavalry destruction, generals',
  clauses: [
    ...DICE_CLAUSES,
    'CK-OUT-2',
    'CK-OUT-3',
    'CK-OUT-4',
    'CK-OUT-5',
    'CK-PUR-1',
    'CK-PUR-2',
    'CK-GEN-1',
    'CK-FGT-9',
  ],
  input: fightInput,
  prepare: prepareGiven,
  resolve: ({ fight }, dice) => resolveFight(fight, dice),
  describe: describeFight,
  rank: (outcome) => 1000 * rankOf(outcome.winner, isNarrow(outcome) ? 1 : 2) + rankOfLosses(outcome),
  measures: ({ winner, pursuitLosses, destroyed, cavalryDestroyed, generalKilled }) => ({
    'assaulter wins': winner === 'assaulter',
    'half bases lost to pursuit': pursuitLosses,
    'units destroyed by pursuit': destroyed,
    'cavalry destroyed': cavalryDestroyed,
    'assaulter’s general killed': generalKilled.assaulter,
    'target’s general killed': generalKilled.target,
  }),
  working: (prepared, thrown, { winner }) => [
    ...working(prepared, thrown),
    ...markerLines(prepared.fight.situation, winner),
  ],
  next: afterFight,
};
