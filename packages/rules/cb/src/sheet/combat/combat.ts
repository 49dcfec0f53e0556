import { AVERAGE_DIE, type BySide, bySide, D6, type Dice, type Die, otherSide, type Side } from '@acies/kernel';
import { impossible, ROLL, type Tally, type Verdict } from '@acies/kernel/odds';
import { type BandChances, bandChances, judgeFaces, type Scores, type Who } from '@acies/rules-disorder';
import { USUAL_RULINGS } from '../rulings.ts';
import type { UnitKind } from '../troops.ts';
import { type CombatRulings, combatTally, type Fighter } from './combat-factors.ts';

/** CB-CBT-1: A grade throws an average die. */
export const combatDie = ({ grade }: Pick<UnitKind, 'grade'>): Die => (grade === 'A' ? AVERAGE_DIE : D6);

/** What a unit adds to its die against one enemy. */
export const prepareBout = (own: Fighter, enemy: Fighter, rulings: CombatRulings = USUAL_RULINGS): Tally =>
  combatTally({ own, enemy, rulings });

/** CB-CBT-1: one unit throws its die, once for all its enemies. */
export const rollFace = (die: Die, dice: Dice, label: string, who: Who = {}): number =>
  dice.one(die, (face) => face, { clause: 'CB-CBT-1', label, ...who });

export type CombatSituation = Readonly<BySide<Fighter>>;

/** Two units that fight nobody else. */
export interface PreparedCombat {
  readonly verdict: Verdict;
  readonly situation: CombatSituation;
  readonly tallies: Readonly<BySide<Tally>>;
  readonly dice: Readonly<BySide<Die>>;
}

const isArtillery = ({ unit }: Fighter): boolean => unit.type === 'Art';

/** CB-CBT-1: what both add to their dice. */
export function prepareCombat(situation: CombatSituation, rulings: CombatRulings = USUAL_RULINGS): PreparedCombat {
  const stuck = isArtillery(situation.red) && isArtillery(situation.blue);
  return {
    verdict: stuck ? impossible('CB-CHG-1', 'artillery does not charge, nor meet artillery') : ROLL,
    situation,
    tallies: bySide((side) => prepareBout(situation[side], situation[otherSide(side)], rulings)),
    dice: bySide((side) => combatDie(situation[side].unit)),
  };
}

const NOBODY: Readonly<BySide<Who>> = { red: {}, blue: {} };
const NAMES: Readonly<BySide<string>> = { red: 'red', blue: 'blue' };

/** CB-CBT-1, CB-CBT-2: both throw. */
export function rollCombat(
  prepared: PreparedCombat,
  dice: Dice,
  who: Readonly<BySide<Who>> = NOBODY,
  names: Readonly<BySide<string>> = NAMES,
): Scores {
  const roll = (side: Side): number => rollFace(prepared.dice[side], dice, `combat, ${names[side]}`, who[side]);
  return judgeFaces(prepared, bySide(roll));
}

/** The chance of each band for each side. */
export const combatChances = (prepared: PreparedCombat): Readonly<BySide<BandChances>> => bandChances(prepared);
