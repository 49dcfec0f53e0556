import { type Band, hasWon, isBeaten } from '@acies/rules-disorder';
import type { Losses } from '../chapters/losses.ts';
import { type Formation, isFormed } from '../formations.ts';
import { isInfantry, type TroopId } from '../troops.ts';
import type { AfterMove, CombatResult } from './combat-results.ts';

/** CB-RES-6, CB-RES-12: these see whether ranks are opened before they go through. */
const goesThrough = (type: TroopId): boolean => type === 'El' || type === 'SyCh';

/** CB-RES-12: units decide and move in rising order of this: the beaten first; beasts after others; then the initiative last. */
export function moveRank(band: Band, type: TroopId, initiative: boolean): number {
  const step = isBeaten(band) ? 0 : hasWon(band) ? 2 : 1;
  return step * 4 + (goesThrough(type) ? 2 : 0) + (initiative ? 1 : 0);
}

const GOES_ON: readonly AfterMove[] = ['follow up', 'pursue'];
export const goesOn = (move: AfterMove): boolean => GOES_ON.includes(move);

const STAYS: readonly AfterMove[] = ['halt', 'open ranks', 'follow up', 'pursue'];
const LOST: readonly AfterMove[] = ['break', 'destroyed'];

/**
 * CB-RES-12: what going on comes to, by what the opponents do. (R) Of several it stays with one who stays; then it follows
 * one who fell back; then it pursues. Nobody is left to go after if they are destroyed, rampage or have burst through.
 */
function fitting(opponents: readonly AfterMove[]): AfterMove {
  if (opponents.some((move) => STAYS.includes(move))) return 'halt';
  if (opponents.includes('fall back')) return 'follow up';
  return opponents.some((move) => move === 'retire' || move === 'break') ? 'pursue' : 'halt';
}

/** CB-RES-3: formed infantry that it charged has not broken. */
const isRepelled = ({ repelledBy }: CombatResult, opponents: readonly AfterMove[]): boolean =>
  repelledBy.some((enemy) => !LOST.includes(opponents[enemy]!));

const bursts = ({ bursts: when }: CombatResult, hits: number, opponents: readonly AfterMove[]): boolean =>
  (when === 'unhurt' && hits === 0) || (when === 'opened' && opponents.includes('open ranks'));

/** CB-RES-1, CB-RES-4, CB-RES-12: how a winner may go on. */
function onward({ keepsRanks }: CombatResult, opponents: readonly AfterMove[]): readonly AfterMove[] {
  const fit = fitting(opponents);
  return fit === 'pursue' && keepsRanks ? ['pursue', 'follow up'] : [fit];
}

/**
 * The different moves that a unit has to choose from; never empty. Opponents are in the order in which `resultOf` was given
 * them; who decides before them leaves them out, which only matters to elephants, whose opponents may yet open ranks.
 */
export function choicesOf(
  result: CombatResult,
  { hits, rampages, destroyed }: Pick<Losses, 'hits' | 'rampages' | 'destroyed'>,
  opponents: readonly AfterMove[] = [],
): readonly AfterMove[] {
  if (destroyed) return ['destroyed'];
  if (rampages) return ['rampage'];
  if (bursts(result, hits, opponents)) return ['burst through'];
  if (isRepelled(result, opponents)) return ['retire'];
  return [...new Set(result.moves.flatMap((move) => (goesOn(move) ? onward(result, opponents) : [move])))];
}

/** CB-AFT-1: whether a unit that halts may take the ground its enemy has left. */
export const mayTakeGround = (type: TroopId, band: Band, opponents: readonly AfterMove[]): boolean =>
  isInfantry(type) && hasWon(band) && opponents.some((move) => move === 'retire' || move === 'break');

/** CB-AFT-3: how far a unit falls back, in javelin throws. */
export const FALL_BACK = 1;
/** CB-AFT-4: how far from the supports a follow up ends, in javelin throws. */
export const SHORT_OF_SUPPORTS = 1;
const SUPPORTS_WITHIN = 2;

/** A unit of a legion, as another of it would pass through. */
export interface Support {
  readonly legion: string | undefined;
  readonly formation: Formation;
  readonly shaken: boolean;
  readonly inCombat: boolean;
  /** How far behind the unit it stands, in javelin throws. */
  readonly behind: number;
}

/** CB-AFT-3: whether a unit of a legion may fall back through another, or change places with it if one stands still. */
export const isSupport = (legion: string | undefined, other: Support): boolean =>
  legion !== undefined &&
  other.legion === legion &&
  isFormed(other.formation) &&
  !other.shaken &&
  !other.inCombat &&
  other.behind <= SUPPORTS_WITHIN;

/** What happens to a unit that has no room for its move: it stays, as if halted. */
export interface Blocked {
  readonly clause: string;
  readonly dp: number;
  readonly casualties: number;
  readonly surrenders: boolean;
}

/** CB-AFT-6: falling back, retiring and breaking without room; the enemy within 1 JT takes a breaker's surrender. */
export const blocked = (move: 'fall back' | 'retire' | 'break', enemyNear: boolean): Blocked =>
  move === 'break'
    ? { clause: 'CB-AFT-6', dp: 0, casualties: 1, surrenders: enemyNear }
    : { clause: 'CB-AFT-6', dp: 1, casualties: 0, surrenders: false };

/** CB-AFT-5: whether a retiring unit may halt short. */
export const mayHaltShort = (between: { readonly friends: boolean; readonly terrain: boolean }): boolean =>
  between.friends || between.terrain;

/** CB-UNIT-7, CB-AFT-5, CB-AFT-6, CB-AFT-7: the moves that leave a unit unformed. */
export const unforms = (move: AfterMove): boolean => move === 'retire' || move === 'break' || move === 'pursue';
