import { HALVES, isSkirmisher, leastHalves, TROOPS, type TroopId, type UnitKind } from '../troops.ts';

/** A unit and the half bases that it has left; as many as it begins with unless given. */
export interface Sized {
  readonly type: TroopId;
  readonly halves?: number | undefined;
}
export type SizedUnit = UnitKind & Sized;

/** CK-UNIT-2: the half bases that a unit begins with. */
export const startOf = (type: TroopId): number => TROOPS[type].bases * HALVES;
export const halvesOf = ({ type, halves }: Sized): number => halves ?? startOf(type);

/** CK-UNIT-2 (R): whether so few half bases are none. */
export const isGone = (halves: number): boolean => halves < leastHalves(true);

/** CK-UNIT-2: what a unit loses of so many half bases, and whether that destroys it. */
export function lossOf(halves: number, taken: number): { readonly lost: number; readonly destroyed: boolean } {
  const lost = Math.min(halves, taken);
  return { lost, destroyed: lost > 0 && isGone(halves - lost) };
}

/** Who of a zone loses the next half base: which of these has so many left. */
type Pick = (halves: readonly number[]) => number;
/** As an enemy chooses who means to destroy. */
export const weakest: Pick = (halves) => Math.min(...halves);
/** As an owner chooses who means to lose nobody. */
export const strongest: Pick = (halves) => Math.max(...halves);

/** What some units have lost, and how many of them are destroyed. */
export interface Toll {
  readonly losses: number;
  readonly destroyed: number;
}
export const NO_TOLL: Toll = { losses: 0, destroyed: 0 };

/** A half base is lost by one of the units that are left; there may be none. */
export function loseNext(left: number[], pick: Pick, { losses, destroyed }: Toll): Toll {
  if (left.length === 0) return { losses, destroyed };
  const at = left.indexOf(pick(left));
  left[at] = left[at]! - 1;
  const gone = isGone(left[at]);
  if (gone) left.splice(at, 1);
  return { losses: losses + 1, destroyed: destroyed + (gone ? 1 : 0) };
}

/** CK-PUR-1: what a pursuit that takes so many half bases comes to: no more than there are. */
export function pursuedToll(halves: readonly number[], taken: number): Toll {
  const left = [...halves];
  let toll = NO_TOLL;
  for (let i = 0; i < taken; i++) toll = loseNext(left, weakest, toll);
  return toll;
}

/** CK-SKI-1: how many bases more a zone of skirmishers alone needs. */
const SKIRMISHERS_LEAD = 4 * HALVES;

/** CK-SKI-1: whether skirmishers alone are too few to assault such a target. */
export function areTooFew(assaulters: readonly Sized[], target: readonly Sized[]): boolean {
  const sum = (units: readonly Sized[]): number => units.reduce((total, unit) => total + halvesOf(unit), 0);
  return assaulters.every(({ type }) => isSkirmisher(type)) && sum(assaulters) < sum(target) + SKIRMISHERS_LEAD;
}
export const TOO_FEW = 'skirmishers alone need 4 bases more than their target';
