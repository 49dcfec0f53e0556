import type { Band } from '@acies/rules-disorder';
import { isFormed } from '../formations.ts';
import { type Rulings, USUAL_RULINGS } from '../rulings.ts';
import { isCavalry, isHeavyInfantry, isInfantry, isLight, isLightInfantry, isMounted } from '../troops.ts';
import type { Fighter } from './combat-factors.ts';

/** LG-AFT-1 to LG-AFT-6, LG-ELE-1: what a unit does after combat, or what becomes of it. */
export const AFTER_MOVES = [
  'halt',
  'follow up',
  'pursue',
  'fall back',
  'retire',
  'break',
  'pass through',
  'rampage',
  'destroyed',
] as const;
export type AfterMove = (typeof AFTER_MOVES)[number];

/** What a result asks of a unit that fought, on either side. */
export type Engaged = Pick<Fighter, 'unit' | 'formation' | 'shaken' | 'motion'>;

export interface CombatResult {
  readonly clause: string;
  readonly dp: number;
  /** Stands lost outright; DPs of a shaken unit cost more (LG-MOR-5). */
  readonly casualties: number;
  /** LG-RES-1: further DPs if it chooses to halt. */
  readonly haltDp: number;
  /** As the sheet prints them, never empty; `settle` of after-combat.ts says which fit what the opponent does. */
  readonly moves: readonly AfterMove[];
}

/** What a battle may have otherwise. */
export type ResultRulings = Pick<Rulings, 'shakenBreakInDefeat'>;

/** A unit that fought, and all enemies that it fought. */
interface Fought {
  readonly own: Engaged;
  readonly enemies: readonly Engaged[];
  readonly rulings: ResultRulings;
}

const result = (clause: string, moves: readonly AfterMove[], dp: number, casualties = 0): CombatResult => ({
  clause,
  dp,
  casualties,
  haltDp: 0,
  moves,
});

/** (R) Pursuers who run into new enemy have charged them. */
const hasCharged = ({ motion }: Engaged): boolean => motion === 'charging' || motion === 'pursuing';

const isFormedInfantry = ({ unit, formation }: Engaged): boolean => isInfantry(unit.type) && isFormed(formation);
const chargedFormedInfantry = ({ own, enemies }: Fought): boolean => hasCharged(own) && enemies.some(isFormedInfantry);

const chargedByMounted = ({ enemies }: Fought): boolean =>
  enemies.some((enemy) => hasCharged(enemy) && isMounted(enemy.unit.type));
/** LG-RES-5 (R): charged by cavalry or elephants, and nobody else fights it. */
const chargedByMountedOnly = (fought: Fought): boolean =>
  chargedByMounted(fought) && fought.enemies.every(({ unit }) => isMounted(unit.type));

/** LG-RES-3: who may halt after a success. */
function mayHalt({ own, enemies }: Fought): boolean {
  const { grade } = own.unit;
  if (grade === 'A' || grade === 'B') return true;
  return grade === 'C' && (!hasCharged(own) || enemies.every(({ unit }) => isLight(unit.type)));
}

/** LG-RES-1: A and B grade may halt, at a price if they are cavalry. */
function victory({ own: { unit } }: Fought): CombatResult {
  const moves: AfterMove[] = unit.grade === 'A' || unit.grade === 'B' ? ['pursue', 'halt'] : ['pursue'];
  return { ...result('LG-RES-1', moves, 0), haltDp: isCavalry(unit.type) ? 1 : 0 };
}

/** LG-RES-2, LG-RES-3. */
function success(fought: Fought): CombatResult {
  const { type } = fought.own.unit;
  if (isInfantry(type) && fought.own.motion === 'standing' && chargedByMounted(fought))
    return result('LG-RES-2', ['halt'], 0);
  if (isCavalry(type) && chargedFormedInfantry(fought)) return result('LG-RES-2', ['fall back'], 1);
  if (type === 'El') return result('LG-RES-2', ['pass through'], 1);
  return result('LG-RES-3', mayHalt(fought) ? ['follow up', 'pursue', 'halt'] : ['follow up', 'pursue'], 1);
}

/** LG-RES-4. */
function inconclusive({ own: { unit } }: Fought): CombatResult {
  const moves = (): readonly AfterMove[] => {
    if (unit.type === 'El') return ['pass through', 'follow up', 'pursue'];
    if (isCavalry(unit.type)) return ['follow up', 'pursue', 'fall back'];
    return isLightInfantry(unit.type) ? ['halt', 'fall back', 'retire'] : ['halt', 'fall back'];
  };
  return result('LG-RES-4', moves(), 1);
}

/** LG-RES-5, in the order of the sheet: (R) heavy infantry that cavalry charged halts even if it is unformed. */
function setBack(fought: Fought): CombatResult {
  const { unit, formation, shaken } = fought.own;
  if (shaken) return result('LG-RES-5', ['break'], 0);
  const halts = unit.type === 'El' || (isHeavyInfantry(unit.type) && chargedByMountedOnly(fought));
  if (halts) return result('LG-RES-5', ['halt'], 2);
  return result('LG-RES-5', [isFormed(formation) ? 'fall back' : 'retire'], 2);
}

/**
 * LG-RES-6: (R) elephants rampage in any formation, and a shaken unit breaks as an unformed one does, since a mere set-back
 * would have broken it.
 */
function defeat({ own: { unit, formation, shaken }, rulings }: Fought): CombatResult {
  if (unit.type === 'El') return result('LG-RES-6', ['rampage'], 0);
  if ((shaken && rulings.shakenBreakInDefeat) || !isFormed(formation)) return result('LG-RES-6', ['break'], 0);
  return result('LG-RES-6', ['retire'], 0, 1);
}

/** LG-RES-7. */
const rout = ({ own: { unit } }: Fought): CombatResult =>
  unit.type === 'El' ? result('LG-RES-7', ['destroyed'], 0) : result('LG-RES-7', ['break'], 0, 1);

const RESULTS: Readonly<Record<Band, (fought: Fought) => CombatResult>> = {
  victory,
  success,
  inconclusive,
  'set-back': setBack,
  defeat,
  rout,
};

/** LG-RES-1 to LG-RES-7: what a band does to a unit; LG-CBT-7: to artillery always the same. */
export const resultOf = (
  band: Band,
  own: Engaged,
  enemies: readonly Engaged[],
  rulings: ResultRulings = USUAL_RULINGS,
): CombatResult =>
  own.unit.type === 'Art' ? result('LG-CBT-7', ['destroyed'], 0) : RESULTS[band]({ own, enemies, rulings });
