import type { Calculation } from '@acies/kernel';
import { type ClashOutcome, type FightOutcome, resolveClash, resolveFight } from '../fight.ts';
import { type FightInput, fightInput, type PreparedFightCalculation, prepareGiven } from './situation.ts';

const DICE_CLAUSES = [
  ...['CK-FGT-2', 'CK-FGT-3', 'CK-FGT-4', 'CK-FGT-5', 'CK-FGT-6', 'CK-FGT-7', 'CK-FGT-8', 'CK-FGT-10'],
  ...['CK-SHO-3', 'CK-GEN-2', 'CK-GEN-6', 'CK-OUT-1'],
];

/** Who wins first by much, then by little, with the assaulter's victories first. */
const rankOf = (winner: string, margin: number): number => (winner === 'assaulter' ? -margin : margin + 1);

/** The hits of both sides. */
export const hitsCalculation: Calculation<FightInput, PreparedFightCalculation, ClashOutcome> = {
  id: 'hits',
  title: 'A fight: the hits of both sides, who wins and by how many',
  clauses: DICE_CLAUSES,
  input: fightInput,
  prepare: prepareGiven,
  resolve: ({ fight }, dice) => resolveClash(fight, dice),
  describe: ({ winner, margin }) => (margin === 0 ? 'target wins a tie' : `${winner} wins by ${margin}`),
  rank: ({ winner, margin }) => rankOf(winner, margin),
  measures: ({ hits, winner }) => ({
    'assaulter’s hits': hits.assaulter,
    'target’s hits': hits.target,
    'assaulter wins': winner === 'assaulter' ? 1 : 0,
  }),
};

const marginWords = ({ winner, margin }: FightOutcome): string =>
  margin >= 2 ? `${winner} wins by 2 or more` : `${winner} wins by ${winner === 'target' ? '0 or 1' : '1'}`;

function describeFight(outcome: FightOutcome): string {
  const { winner, pursuitLosses, cavalryDestroyed, generalKilled } = outcome;
  const loser = winner === 'target' ? 'assaulter' : 'target';
  const parts = [
    `${loser} loses ${pursuitLosses} half ${pursuitLosses === 1 ? 'base' : 'bases'} to pursuit`,
    cavalryDestroyed > 0 ? `${cavalryDestroyed} cavalry destroyed` : '',
    generalKilled.assaulter ? 'assaulter’s general killed' : '',
    generalKilled.target ? 'target’s general killed' : '',
  ];
  return `${marginWords(outcome)}; ${parts.filter(Boolean).join(', ')}`;
}

/** The whole fight and what follows from it. */
export const fightCalculation: Calculation<FightInput, PreparedFightCalculation, FightOutcome> = {
  id: 'fight',
  title: 'A whole fight: winner, pursuit, cavalry destruction, generals',
  clauses: [...DICE_CLAUSES, 'CK-OUT-2', 'CK-OUT-3', 'CK-PUR-1', 'CK-PUR-2', 'CK-GEN-1', 'CK-FGT-9'],
  input: fightInput,
  prepare: prepareGiven,
  resolve: ({ fight }, dice) => resolveFight(fight, dice),
  describe: describeFight,
  rank: ({ winner, margin, pursuitLosses, cavalryDestroyed, generalKilled }) =>
    1000 * rankOf(winner, margin >= 2 ? 2 : winner === 'target' ? 0 : 1) +
    20 * (generalKilled.assaulter || generalKilled.target ? 10 : cavalryDestroyed) +
    pursuitLosses,
  measures: ({ winner, pursuitLosses, cavalryDestroyed, generalKilled }) => ({
    'assaulter wins': winner === 'assaulter' ? 1 : 0,
    'half bases lost to pursuit': pursuitLosses,
    'cavalry destroyed': cavalryDestroyed,
    'assaulter’s general killed': generalKilled.assaulter ? 1 : 0,
    'target’s general killed': generalKilled.target ? 1 : 0,
  }),
};
