import { AVERAGE_DIE, type BySide, bySide, D6, type Dice, type Die, otherSide, type Side } from '@acies/kernel';
import { automatic, impossible, ROLL, type Tally, type Verdict } from '@acies/kernel/odds';
import { type Band, type BandChances, bandChances, certainBands, judgeFaces, type Who } from '@acies/rules-disorder';
import { USUAL_RULINGS } from '../rulings.ts';
import type { UnitKind } from '../troops.ts';
import { type CombatRulings, combatTally, type Fighter } from './combat-factors.ts';

export type CombatSituation = Readonly<BySide<Fighter>>;

export interface PreparedCombat {
  readonly verdict: Verdict;
  readonly situation: CombatSituation;
  readonly tallies: Readonly<BySide<Tally>>;
  readonly dice: Readonly<BySide<Die>>;
}

/** LG-CBT-1, LG-UNIT-3: legionaries throw an average die. */
export const combatDie = ({ legionaries }: Pick<UnitKind, 'legionaries'>): Die => (legionaries ? AVERAGE_DIE : D6);

const isArtillery = ({ unit }: Fighter): boolean => unit.type === 'Art';

/** LG-CBT-7: artillery that is reached does not fight. */
function verdictOn({ red, blue }: CombatSituation): Verdict {
  if (isArtillery(red) && isArtillery(blue)) return impossible('LG-CHG-1', 'artillery does not come into contact');
  return isArtillery(red) || isArtillery(blue) ? automatic('LG-CBT-7', 'artillery contacted is destroyed') : ROLL;
}

/** LG-CBT-1: what both sides add to their dice. */
export function prepareCombat(situation: CombatSituation, rulings: CombatRulings = USUAL_RULINGS): PreparedCombat {
  return {
    verdict: verdictOn(situation),
    situation,
    tallies: bySide((side) => combatTally({ own: situation[side], enemy: situation[otherSide(side)], rulings })),
    dice: bySide((side) => combatDie(situation[side].unit)),
  };
}

export interface CombatScores {
  /** Die and factors; null where artillery is overrun without dice. */
  readonly scores: Readonly<BySide<number>> | null;
  readonly bands: Readonly<BySide<Band>>;
}

/** LG-CBT-7 (R): overrunning artillery reads as a victory over troops that are routed. */
const overrun = ({ situation }: PreparedCombat): CombatScores => ({
  scores: null,
  bands: bySide((side) => (isArtillery(situation[side]) ? 'rout' : 'victory')),
});

const NOBODY: Readonly<BySide<Who>> = { red: {}, blue: {} };

/** LG-CBT-1: both sides throw. */
export function rollCombat(prepared: PreparedCombat, dice: Dice, who: Readonly<BySide<Who>> = NOBODY): CombatScores {
  if (prepared.verdict.kind !== 'roll') return overrun(prepared);
  const roll = (side: Side): number =>
    dice.one(prepared.dice[side], (face) => face, { clause: 'LG-CBT-1', label: `combat, ${side}`, ...who[side] });
  return judgeFaces(prepared, bySide(roll));
}

/** The chance of each band for each side. */
export const combatChances = (prepared: PreparedCombat): Readonly<BySide<BandChances>> =>
  prepared.verdict.kind === 'roll' ? bandChances(prepared) : certainBands(overrun(prepared).bands);
