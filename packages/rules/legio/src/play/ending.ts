import { type BySide, bySide, type Result } from '@acies/kernel';
import { type ArmyTally, judgeArmies } from '@acies/rules-disorder';
import { isLight, type TroopId } from '../sheet/troops.ts';

/** An army as the end of a turn finds it. */
export interface ArmyLosses {
  readonly name: string;
  /** The types of the units it began with, and of those now broken or destroyed. */
  readonly began: readonly TroopId[];
  readonly lost: readonly TroopId[];
  /** Enemies loot its camp, and the battle says that this decides it. */
  readonly campLost?: boolean;
}

/** LG-END-1: what units count; light troops half. */
export const worthOf = (types: readonly TroopId[]): number =>
  types.reduce((sum, type) => sum + (isLight(type) ? 0.5 : 1), 0);

export const tallyOf = ({ name, began, lost, campLost = false }: ArmyLosses): ArmyTally => ({
  name,
  began: worthOf(began),
  lost: worthOf(lost),
  beatenBy: campLost ? 'the camp is lost' : undefined,
});

/** LG-END-1: who has won, or undefined while the battle goes on. */
export const judge = (armies: BySide<ArmyLosses>, timeIsUp: boolean): Result | undefined =>
  judgeArmies(
    bySide((side) => tallyOf(armies[side])),
    timeIsUp,
    'LG-END-1',
  );
