import { D6, type Dice, type Purpose } from '@acies/kernel';
import { type Factor, factor, type Tally, tally, when } from '@acies/kernel/odds';
import type { TroopClass } from '../troops.ts';

/** What an order test depends on. */
export interface OrderSituation {
  readonly class: TroopClass;
  readonly leaderAttached: boolean;
  /** In range of a living leader. */
  readonly inRange: boolean;
  /** Movements already taken this turn. */
  readonly movements: number;
}

/** HX-ORD-1, HX-SEQ-4, HX-MEL-6: what a test is taken for. */
export const ORDER_PURPOSES = [
  'another bound',
  'recovery',
  'opportunity',
  'about-face',
  'stepping back',
  'breaking off',
] as const;
export type OrderPurpose = (typeof ORDER_PURPOSES)[number];

/** HX-ORD-1: the least die that passes. */
const PASSES_ON: Readonly<Record<TroopClass, number>> = { A: 3, B: 4, C: 5 };

const ORDER_FACTORS: readonly Factor<OrderSituation>[] = [
  when('HX-ORD-2', 'leader attached', 1, (s) => s.leaderAttached),
  when('HX-ORD-2', 'out of range of a leader', -1, (s) => !s.inRange && !s.leaderAttached),
  factor('HX-ORD-2', 'movements after the first', (s) => (s.movements > 1 ? 1 - s.movements : undefined)),
];

export interface OrderTest {
  readonly tally: Tally;
  /** The least face that passes once the rows are counted. */
  readonly needs: number;
}

export function prepareOrderTest(situation: OrderSituation): OrderTest {
  const modifiers = tally(ORDER_FACTORS, situation);
  return { tally: modifiers, needs: PASSES_ON[situation.class] - modifiers.total };
}

/** HX-ORD-1: whether the test is passed. */
export const takeOrderTest = (test: OrderTest, dice: Dice, who: Omit<Purpose, 'clause' | 'label'> = {}): boolean =>
  dice.one(D6, (face) => face >= test.needs, { clause: 'HX-ORD-1', label: 'order test', ...who });

/** The chance of passing, for lists of options. */
export const orderChance = (test: OrderTest): number => Math.min(6, Math.max(0, 7 - test.needs)) / 6;
