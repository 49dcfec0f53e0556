import { countAtLeast, D6, type Dice, type Purpose } from '@acies/kernel';
import { type Factor, factor, given, poolOdds, type Tally, tally, when } from '@acies/kernel/odds';
import { TROOPS, type TroopId } from './clauses.ts';

/** All that a strike depends on: plain facts, no board. */
export interface StrikeSituation {
  readonly type: TroopId;
  readonly inWoods: boolean;
  /** Friends beside the target, the striker not counted. */
  readonly friends: number;
  /** SK-FIG-3 (R) */
  readonly support: boolean;
}

const MOST_FRIENDS = 2;

const FACTORS: readonly Factor<StrikeSituation>[] = [
  factor('SK-FIG-1', 'dice of its type', ({ type }) => TROOPS[type].dice),
  when('SK-FIG-2', 'target in woods', -1, ({ inWoods }) => inWoods),
  given(
    ({ support }) => support,
    factor('SK-FIG-3', 'friends beside the target', ({ friends }) => Math.min(friends, MOST_FRIENDS) || undefined),
  ),
];

export const strikeDice = (situation: StrikeSituation): Tally => tally(FACTORS, situation);

const HITS = countAtLeast(D6, 5);
/** The chance that so many dice take all of so many men. */
export function chanceToTake(men: number, count: number): number {
  const { values, chances } = poolOdds(count, HITS);
  return values.reduce((sum, hits, i) => sum + (hits >= men ? chances[i]! : 0), 0);
}

/** What a die brings on average. */
export const HIT_CHANCE = 1 / 3;

/** The only place where a strike throws dice: battle, calculator and preview all come here. */
export const resolveStrike = ({ total }: Tally, dice: Dice, who: Omit<Purpose, 'clause' | 'label'> = {}): number =>
  dice.pool(total, HITS, { clause: 'SK-FIG-1', label: 'strike', ...who });
