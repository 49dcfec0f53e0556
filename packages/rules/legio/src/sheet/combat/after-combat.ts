import { type BySide, otherSide, type Side } from '@acies/kernel';
import { type Band, hasWon, isBeaten } from '@acies/rules-disorder';
import { type Formation, isFormed } from '../formations.ts';
import { isInfantry, isLight, JAVELIN, type UnitKind } from '../troops.ts';
import type { AfterMove, CombatResult } from './combat-results.ts';

/** LG-AFT-7: the sides in the order in which they decide and move: the beaten first, in a tie the initiative last. */
export function orderOfMoves(bands: Readonly<BySide<Band>>, initiative: Side): readonly [Side, Side] {
  const first = isBeaten(bands.red) ? 'red' : isBeaten(bands.blue) ? 'blue' : otherSide(initiative);
  return [first, otherSide(first)];
}

const GOES_ON: readonly AfterMove[] = ['follow up', 'pursue', 'pass through'];
export const goesOn = (move: AfterMove): boolean => GOES_ON.includes(move);

/**
 * LG-AFT-2, LG-AFT-6 (R): what going on comes to, by what the opponents do. It stays with those who stay: a halted one is
 * passed through by elephants and held in contact by others; one who also comes on is held; then those who fell back are
 * followed up; then those who retired or broke are pursued. Nobody is left to go after if they are destroyed or rampage.
 */
function fitting(opponents: readonly AfterMove[]): AfterMove {
  if (opponents.includes('halt')) return 'pass through';
  if (opponents.some(goesOn)) return 'halt';
  if (opponents.includes('fall back')) return 'follow up';
  return opponents.some((move) => move === 'retire' || move === 'break') ? 'pursue' : 'halt';
}

/** What a chosen move becomes once it is known what the opponents do; `moves` are those of the unit's result. */
export function settle(moves: readonly AfterMove[], chosen: AfterMove, opponents: readonly AfterMove[]): AfterMove {
  // LG-RES-2: after a success elephants pass through, whatever the enemy does.
  if (!goesOn(chosen) || moves.every((move) => move === 'pass through')) return chosen;
  const fit = fitting(opponents);
  if (moves.includes(fit)) return fit;
  return fit === 'follow up' ? 'pursue' : 'halt';
}

/**
 * The different moves a unit can choose from. Who decides before its opponents, in a tie, chooses between going on, named
 * by the first such move, and the rest: `settle` then says how it goes on.
 */
export function choicesOf(moves: readonly AfterMove[], opponents?: readonly AfterMove[]): readonly AfterMove[] {
  if (opponents) return [...new Set(moves.map((move) => settle(moves, move, opponents)))];
  const onward = moves.find(goesOn);
  return moves.filter((move) => !goesOn(move) || move === onward);
}

/** LG-RES-1: the DPs of a result with what halting costs a unit that could have gone on. */
export function dpFor({ dp, haltDp, moves }: CombatResult, chosen: AfterMove, opponents: readonly AfterMove[]): number {
  const couldGoOn = choicesOf(moves, opponents).some(goesOn);
  return chosen === 'halt' && couldGoOn ? dp + haltDp : dp;
}

/** LG-AFT-7: of those who have won only who is engaged is obliged to go on; a unit in support may halt instead. */
export const supportChoices = (choices: readonly AfterMove[], band: Band): readonly AfterMove[] =>
  hasWon(band) && choices.every(goesOn) ? [...choices, 'halt'] : choices;

/** What happens to a unit that has no room for its move: it stays, as if halted. */
export interface Blocked {
  readonly clause: string;
  readonly dp: number;
  readonly casualties: number;
  readonly surrenders: boolean;
}

/** LG-AFT-3, LG-AFT-4, LG-AFT-5: falling back, retiring and breaking without room. */
export function blocked(move: 'fall back' | 'retire' | 'break', enemyInJavelinRange: boolean): Blocked {
  if (move === 'break') return { clause: 'LG-AFT-5', dp: 0, casualties: 1, surrenders: enemyInJavelinRange };
  return { clause: move === 'retire' ? 'LG-AFT-4' : 'LG-AFT-3', dp: 1, casualties: 0, surrenders: false };
}

/** LG-AFT-6: how far from new enemy pursuers may halt. */
export const HALT_SHORT = JAVELIN;

/** LG-AFT-6: pursuers meet new enemy. (R) Who may not charge him halts short. */
export function onNewEnemy({ type, grade }: UnitKind, mayCharge: boolean): readonly ('charge' | 'halt short')[] {
  if (!mayCharge) return ['halt short'];
  return isLight(type) || grade === 'A' ? ['charge', 'halt short'] : ['charge'];
}

/** LG-AFT-1, LG-AFT-3: who stays halted the following turn. */
export const haltedNextTurn = (move: AfterMove, followedUp: boolean): boolean =>
  move === 'halt' || (move === 'fall back' && !followedUp);

/** Where a routing unit has got to. */
export interface Refuge {
  readonly behindSupports: boolean;
  readonly behindObstacle: boolean;
  readonly beyondBowRange: boolean;
}

/** LG-AFT-5: whether it may try to reform, by a control test. */
export const mayReform = ({ behindSupports, behindObstacle, beyondBowRange }: Refuge): boolean =>
  behindSupports || behindObstacle || beyondBowRange;

/** A unit that changes places with the one behind it. */
export interface Relieved {
  readonly unit: UnitKind;
  readonly formation: Formation;
}

const keepsRanks = ({ unit, formation }: Relieved): boolean =>
  isInfantry(unit.type) && unit.grade !== 'D' && isFormed(formation);

/** LG-AFT-1 (R): whether line relief is free; otherwise it is an interpenetration (LG-MAN-8). */
export const isFreeRelief = (front: Relieved, rear: Relieved): boolean => keepsRanks(front) && keepsRanks(rear);
