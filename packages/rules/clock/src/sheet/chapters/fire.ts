import { D10, type Dice } from '@acies/kernel';
import { type Factor, impossible, ROLL, type Tally, tally, type Verdict, when } from '@acies/kernel/odds';
import { destroyed, gainMarkers, type Loss, noLoss, type Retreat } from '../markers.ts';
import { isProven } from '../traits.ts';
import { isImmobile, type TroopId, type UnitKind } from '../troops.ts';
import type { Who } from '../who.ts';

/** Units that fire at one target. */
export interface FireSituation {
  readonly firers: number;
  /** Of those, how many are veteran or elite in combat, inexperienced, and light artillery. */
  readonly proven: number;
  readonly inexperienced: number;
  readonly artillery: number;
  /** The target is in heavy armour. */
  readonly heavyArmour: boolean;
}

/** The units that fire, counted. */
export function fireSituation(
  firers: readonly Pick<UnitKind, 'type' | 'combat'>[],
  target: Pick<UnitKind, 'heavyArmour'>,
): FireSituation {
  return {
    firers: firers.length,
    proven: firers.filter(({ combat }) => isProven(combat)).length,
    inexperienced: firers.filter(({ combat }) => combat === 'inexperienced').length,
    artillery: firers.filter(({ type }) => type === 'Art').length,
    heavyArmour: target.heavyArmour,
  };
}

/** MC-FIRE-3 (R): more than half of them. */
const most = (count: number, { firers }: FireSituation): boolean => 2 * count > firers;

const FIRE_FACTORS: readonly Factor<FireSituation>[] = [
  when('MC-FIRE-3', 'elite or veteran firing', 1, (s) => most(s.proven, s)),
  when('MC-FIRE-3', 'inexperienced firing', -1, (s) => most(s.inexperienced, s)),
  when('MC-FIRE-3', 'target in heavy armour', -1, (s) => s.heavyArmour),
  when('MC-FIRE-3', 'light artillery', 1, (s) => most(s.artillery, s)),
];

export type FireResult = 'NE' | 'D' | 'K';

/** MC-FIRE-2: the lowest score that gives a DMZ and that destroys, for one, two, three, and four or more units. */
const FIRE_TABLE: readonly { readonly D: number; readonly K: number }[] = [
  { D: 8, K: 11 },
  { D: 7, K: 10 },
  { D: 5, K: 9 },
  { D: 3, K: 8 },
];

/** MC-FIRE-1, MC-FIRE-2: a score read on the row for so many units; below 1 it reads as 1. */
export function fireResult(firers: number, score: number): FireResult {
  const { D, K } = FIRE_TABLE[Math.min(firers, FIRE_TABLE.length) - 1]!;
  if (score >= K) return 'K';
  return score >= D ? 'D' : 'NE';
}

export interface PreparedFire {
  readonly verdict: Verdict;
  readonly firers: number;
  /** Modifiers of the roll. */
  readonly tally: Tally;
}

/** MC-FIRE-1, MC-FIRE-3: what is added to the roll. */
export const prepareFire = (situation: FireSituation): PreparedFire => ({
  verdict: situation.firers > 0 ? ROLL : impossible('MC-FIRE-1', 'nobody fires'),
  firers: situation.firers,
  tally: tally(FIRE_FACTORS, situation),
});

export const rollFire = ({ firers, tally: { total } }: PreparedFire, dice: Dice, who: Who = {}): FireResult =>
  dice.one(D10, (face) => fireResult(firers, face + total), { clause: 'MC-FIRE-1', label: 'missile fire', ...who });

/** The chance of each result. */
export function fireChances({ firers, tally: { total } }: PreparedFire): Readonly<Record<FireResult, number>> {
  const counts = { NE: 0, D: 0, K: 0 };
  for (const face of D10.faces) counts[fireResult(firers, face + total)]++;
  const sides = D10.faces.length;
  return { NE: counts.NE / sides, D: counts.D / sides, K: counts.K / sides };
}

/** A unit that is fired at. */
export interface FireTarget {
  readonly type: TroopId;
  readonly dmz: number;
  /** Asked only where the ruling steadyUnderFire is switched off. */
  readonly canRetreat: boolean;
}

/** MC-FIRE-2, MC-MEL-2: what a result does to the target. */
export function fireLoss(result: FireResult, target: FireTarget, steadyUnderFire: boolean): Loss {
  if (result === 'NE') return noLoss(target.dmz);
  if (result === 'K') return destroyed(target.dmz, 'shot away');
  const retreat: Retreat = steadyUnderFire
    ? 'none'
    : target.canRetreat && !isImmobile(target.type)
      ? 'open'
      : 'blocked';
  return gainMarkers(target.dmz, 1, retreat);
}
