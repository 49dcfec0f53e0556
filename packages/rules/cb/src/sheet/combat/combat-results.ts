import { type Band, isBeaten } from '@acies/rules-disorder';
import { isFormed } from '../formations.ts';
import { isCavalry, isChariots, isInfantry, isLightInfantry, isMounted } from '../troops.ts';
import {
  chargedByCavalryOnly,
  chargedByScythes,
  defends,
  type Engaged,
  type Fought,
  facesAny,
  hadItEasy,
  inPhalanx,
  isFootInRanks,
  isHeavyFoot,
  isPikes,
  repelling,
  stoodMounted,
} from './fought.ts';

/** CB-AFT-1 to CB-AFT-8: what a unit does after combat, or what becomes of it. */
export const AFTER_MOVES = [
  'halt',
  'open ranks',
  'follow up',
  'pursue',
  'burst through',
  'fall back',
  'retire',
  'break',
  'rampage',
  'destroyed',
] as const;
export type AfterMove = (typeof AFTER_MOVES)[number];

/**
 * CB-RES-2, CB-RES-5, CB-RES-6: when it bursts through instead of its other moves: if it comes off without a critical hit
 * (scythed chariots), if the enemy opens ranks (elephants).
 */
type Bursts = 'never' | 'unhurt' | 'opened';

export interface CombatResult {
  readonly clauses: readonly string[];
  /** CB-SPT-1: special troops throw for each instead. */
  readonly dp: number;
  /** Stands lost outright; DPs of a shaken unit cost more (CB-UNIT-3). */
  readonly casualties: number;
  readonly bursts: Bursts;
  /** CB-RES-3: of its enemies, by their place in the list, those from whom it retires unless they break. */
  readonly repelledBy: readonly number[];
  /** CB-RES-1, CB-RES-4: pikes may follow up where others pursue. */
  readonly keepsRanks: boolean;
  /** As the sheet prints them, never empty; `choicesOf` says which fit what the opponents do. */
  readonly moves: readonly AfterMove[];
}

const result = (
  clauses: string | readonly string[],
  moves: readonly AfterMove[],
  dp: number,
  more: Partial<CombatResult> = {},
): CombatResult => ({
  ...{ clauses: [clauses].flat(), moves, dp, casualties: 0, bursts: 'never', repelledBy: [], keepsRanks: false },
  ...more,
});

/** CB-RES-1. */
function victory(fought: Fought): CombatResult {
  const { own } = fought;
  const { grade } = own.unit;
  const mayHalt = grade === 'A' || defends(own) || (grade === 'B' && hadItEasy(fought));
  return result('CB-RES-1', mayHalt ? ['pursue', 'halt'] : ['pursue'], 0, { keepsRanks: isPikes(own) });
}

/** CB-RES-4. */
function mayHaltOnSuccess(fought: Fought): boolean {
  const { grade, type } = fought.own.unit;
  return (grade === 'A' && isInfantry(type)) || (grade !== 'C' && hadItEasy(fought));
}

/** CB-RES-2, CB-RES-3, CB-RES-4. */
function success(fought: Fought): CombatResult {
  const { own } = fought;
  const spared = stoodMounted(fought) || defends(own);
  const repelledBy = repelling(fought);
  const onward: AfterMove[] = ['follow up', 'pursue'];
  return result(
    ['CB-RES-2', ...(spared || repelledBy.length > 0 ? ['CB-RES-3'] : []), 'CB-RES-4'],
    spared || mayHaltOnSuccess(fought) ? [...onward, 'halt'] : onward,
    inPhalanx(own) ? 0 : 1,
    { repelledBy, keepsRanks: isPikes(own), bursts: own.unit.type === 'SyCh' ? 'unhurt' : 'never' },
  );
}

/** CB-RES-6. */
function footMoves(fought: Fought): readonly AfterMove[] {
  const { own } = fought;
  if (isLightInfantry(own.unit.type)) return ['halt', 'fall back', 'retire'];
  if (!isHeavyFoot(own)) return ['halt'];
  const opens = own.unit.grade === 'A' && facesAny(fought, (type) => type === 'El' || type === 'SyCh');
  const moves: AfterMove[] = opens ? ['halt', 'open ranks'] : ['halt'];
  return facesAny(fought, isMounted) ? moves : [...moves, 'fall back'];
}

/** CB-RES-7. */
function horseMoves(fought: Fought): readonly AfterMove[] {
  return fought.own.round === 'melee' || repelling(fought).length > 0 ? ['retire'] : ['halt', 'retire'];
}

/** CB-RES-5, CB-RES-6, CB-RES-7. */
function inconclusive(fought: Fought): CombatResult {
  const { own } = fought;
  const { type } = own.unit;
  if (type === 'SyCh') return result('CB-RES-5', ['halt'], 2, { bursts: 'unhurt' });
  const dp = inPhalanx(own) ? 0 : 1;
  if (type === 'El') return result(['CB-RES-5', 'CB-RES-6', 'CB-RES-7'], ['halt'], dp, { bursts: 'opened' });
  if (isCavalry(type)) return result(['CB-RES-5', 'CB-RES-7'], horseMoves(fought), dp);
  return result(['CB-RES-5', 'CB-RES-6', 'CB-RES-7'], footMoves(fought), dp);
}

/** CB-RES-9, in the order of the sheet. */
function setBackMove(fought: Fought): AfterMove {
  const { own } = fought;
  const { type } = own.unit;
  if (isFootInRanks(own) && chargedByCavalryOnly(fought)) return 'halt';
  if (type === 'El' || chargedByScythes(fought)) return 'halt';
  if (isCavalry(type) && own.round === 'melee') return 'retire';
  return isLightInfantry(type) && !isFormed(own.formation) ? 'retire' : 'fall back';
}

/** CB-RES-8, CB-RES-9. */
function setBack(fought: Fought): CombatResult {
  const { unit, shaken } = fought.own;
  if (unit.type === 'SyCh') return result('CB-RES-8', ['destroyed'], 0);
  if (shaken) return result('CB-RES-8', ['break'], 0, { casualties: 1 });
  return result(['CB-RES-8', 'CB-RES-9'], [setBackMove(fought)], 2);
}

/** CB-RES-10. */
function defeat({ own }: Fought): CombatResult {
  const { unit, shaken, formation } = own;
  if (isChariots(unit.type)) return result('CB-RES-10', ['destroyed'], 0);
  if (unit.type === 'El') return result('CB-RES-10', ['rampage'], 0);
  if (shaken || !isFormed(formation)) return result('CB-RES-10', ['break'], 0, { casualties: 1 });
  return result('CB-RES-10', [inPhalanx(own) ? 'break' : 'retire'], 2);
}

/** CB-RES-11. */
function rout({ own: { unit } }: Fought): CombatResult {
  if (isChariots(unit.type)) return result('CB-RES-11', ['destroyed'], 0);
  if (unit.type === 'El') return result('CB-RES-11', ['rampage'], 0);
  return result('CB-RES-11', ['break'], 0, { casualties: 1 });
}

const RESULTS: Readonly<Record<Band, (fought: Fought) => CombatResult>> = {
  victory,
  success,
  inconclusive,
  'set-back': setBack,
  defeat,
  rout,
};

/** CB-RES-12: artillery stays whatever it wins. */
const artillery = (band: Band, own: Fought): CombatResult =>
  isBeaten(band) ? result('CB-RES-12', ['destroyed'], 0) : { ...RESULTS[band](own), moves: ['halt'] };

/**
 * CB-RES-1 to CB-RES-12: what a band does to a unit. `own` is as it faced the enemy who gave it that band (CB-CBT-11); each
 * enemy is as he faced the unit.
 */
export const resultOf = (band: Band, own: Engaged, enemies: readonly Engaged[]): CombatResult =>
  own.unit.type === 'Art' ? artillery(band, { own, enemies }) : RESULTS[band]({ own, enemies });
