import { type Dice, rerollUnless } from '@acies/kernel';
import { paysAgain } from './reroll-policy.ts';
import { GENERAL_MARKERS, GENERALS_HIT, rollGeneralSave, rollSaves, saveTally } from './saves.ts';
import { isFighting, isSkirmisher, type UnitKind } from './troops.ts';
import { rollVolley } from './volley.ts';

/** What a volley did. */
export interface VolleyOutcome {
  readonly hits: number;
  /** Half bases lost. */
  readonly losses: number;
  /** Casualty markers placed: none for skirmishers (CK-SKI-1). */
  readonly markers: number;
  readonly generalKilled: boolean;
}

/** A unit that hits are placed on. */
interface Cover {
  readonly score: number;
  readonly skirmisher: boolean;
  hits: number;
}

const MOST_BY_OWNER = 2;

/**
 * CK-FGT-9: hits as two careful players place them: the owner on those who save best, two a unit at most; the opponent
 * the rest on those who save worst.
 */
export function placeHits(units: readonly UnitKind[], hits: number, fight: boolean): readonly Cover[] {
  const covers = units
    .filter(({ type }) => isFighting(type))
    .map((unit) => ({ score: saveTally(unit, fight).total, skirmisher: isSkirmisher(unit.type), hits: 0 }))
    .sort((a, b) => a.score - b.score);
  let left = hits;
  for (const cover of covers) {
    cover.hits = Math.min(MOST_BY_OWNER, left);
    left -= cover.hits;
  }
  const last = covers.at(-1);
  if (last) last.hits += left;
  return covers;
}

/** CK-SHO-1, CK-GEN-1, CK-SAV-1: the volley, thrown again when that pays its target, and the saves. */
export function resolveVolley(count: number, target: readonly UnitKind[], general: boolean, dice: Dice): VolleyOutcome {
  const hits = rerollUnless(
    () => rollVolley(dice, count, {}),
    (value) => !paysAgain('volley', value, count, 'little'),
  );
  const onGeneral = general && hits >= GENERALS_HIT;
  const generalKilled = onGeneral && !rollGeneralSave(dice, {});
  let losses = 0;
  let markers = generalKilled ? GENERAL_MARKERS : 0;
  for (const cover of placeHits(target, onGeneral ? hits - 1 : hits, false)) {
    if (cover.hits === 0) continue;
    const failed = cover.hits - rollSaves(dice, cover.hits, cover.score, {});
    losses += failed;
    if (!cover.skirmisher) markers += failed;
  }
  return { hits, losses, markers, generalKilled };
}
