import { type BySide, D10, type Dice, rollOff, type Side } from '@acies/kernel';
import type { TroopId } from './troops.ts';

/** MC-SEQ-3: where a clock starts, and where it does in a short battle. */
export const CLOCK_START = 9;
export const SHORT_CLOCK_START = 6;
/** MC-SEQ-2 (R): half turns after which the higher clock wins. */
export const MOST_HALF_TURNS = 40;
/** MC-SEQ-2, MC-SEQ-3: what a lost half turn and a sacked camp take from the clock. */
export const HALF_TURN_LOST = 1;
export const CAMP_SACKED = 1;

/** What a side has lost in a half turn, as far as it counts. */
export interface Toll {
  readonly units: number;
  readonly dmz: number;
}

export const NO_TOLL: Toll = { units: 0, dmz: 0 };

/**
 * MC-SEQ-4: skirmishers count neither for what they lose nor for what they inflict. Nobody inflicts the DMZ of a unit that
 * breaks off: it counts.
 */
export const countsForClock = (victim: TroopId, by: readonly TroopId[]): boolean =>
  victim !== 'Sk' && !(by.length > 0 && by.every((type) => type === 'Sk'));

/** A toll with one more loss: DMZ gained, and the unit if it is destroyed. */
export const addToll = (
  toll: Toll,
  victim: TroopId,
  by: readonly TroopId[],
  { gained, fate }: { readonly gained: number; readonly fate: string },
): Toll =>
  countsForClock(victim, by) ? { units: toll.units + (fate === 'destroyed' ? 1 : 0), dmz: toll.dmz + gained } : toll;

/** MC-SEQ-2: who loses the half turn. */
export function loserOfHalfTurn({ red, blue }: BySide<Toll>, markersDecide: boolean): Side | null {
  if (red.units !== blue.units) return red.units > blue.units ? 'red' : 'blue';
  if (!markersDecide || red.dmz === blue.dmz) return null;
  return red.dmz > blue.dmz ? 'red' : 'blue';
}

/** A clock lowered; it does not go below 0. */
export const lowered = (clock: number, by: number): number => Math.max(0, clock - by);

/** MC-SEQ-3: at 0 the army quits. */
export const hasQuit = (clock: number): boolean => clock <= 0;

/** MC-SEQ-2 (R): the side with the higher clock. */
export const higherClock = ({ red, blue }: BySide<number>): Side | null => {
  if (red === blue) return null;
  return red > blue ? 'red' : 'blue';
};

/** MC-SEQ-3: who chooses the first deployment, or the first turn. */
export const rollForFirst = (dice: Dice, label: string): Side => rollOff(dice, D10, { clause: 'MC-SEQ-3', label });
