import type { Followup } from '@acies/kernel/odds';
import { type Mishap, type MoraleCause, moraleOfMishap } from '../chapters/morale.ts';
import type { MoveKind } from '../chapters/moving.ts';
import type { Formation } from '../formations.ts';
import { isDestroyed, standsAllowed, usualStands } from '../strength.ts';
import type { TroopId } from '../troops.ts';

/** Procedures that follow several others. */

export const moveNext = (words: string, type: TroopId, kind: MoveKind, formation?: Formation): Followup => ({
  ...{ calculation: 'move', words, input: { type, kind, formation } },
});

/** The causes in which others are thrown into disorder, as the form of morale has them; it takes a unit for lost unless told. */
const INPUTS: Readonly<Partial<Record<MoraleCause, Followup['input']>>> = {
  'unit lost': {},
  'infantry retiring': { unitLost: 0, infantryRetiring: 1 },
  'commander lost': { unitLost: 0, commanderLost: 1 },
  'burst through': { unitLost: 0, burstThrough: 1 },
};

export const shockNext = (words: string, cause: MoraleCause): Followup => ({
  ...{ calculation: 'morale', words, input: INPUTS[cause]! },
});

/** LG-MOR-1: what befalls a unit is a shock to its friends, unless it is of light troops. */
export function friendsNext(whose: string, type: TroopId, mishap: Mishap): Followup[] {
  const cause = moraleOfMishap(type, mishap);
  return cause ? [shockNext(`friends ${whose} within 100 paces`, cause)] : [];
}

/** LG-LDR-1, LG-MOR-1, LG-MOR-2: a unit breaks, and who inspires it flees with it; his rank is not asked. */
export function breakNext(whose: string, type: TroopId, inspired: boolean): Followup[] {
  const friends = friendsNext(whose, type, 'breaks');
  if (!inspired) return friends;
  const words = `friends ${whose} within 100 paces; its leader flees with it, if he lives: more if he is the general`;
  const [unitLost] = friends;
  return [
    { ...shockNext(words, 'commander lost'), ...(unitLost && { input: { ...unitLost.input, commanderLost: 1 } }) },
  ];
}

/** LG-UNIT-4: how many stands a unit must have begun with to have lost so many; undefined for as many as is usual. */
export const standsBehind = (type: TroopId, casualties: number): number | undefined =>
  casualties < usualStands(type) ? undefined : Math.min(standsAllowed(type).most, casualties + 1);

/** LG-UNIT-4: whether there can be a unit that has lost so many. */
export const isThere = (type: TroopId, casualties: number): boolean =>
  !isDestroyed(standsAllowed(type).most, casualties);
