import type { Dice } from '@acies/kernel';
import { apart, poolOdds } from '@acies/kernel/odds';
import { isFighting, isSkirmisher } from '../troops.ts';
import { type Again, paysAgain, throwTwice } from './reroll-policy.ts';
import {
  GENERAL_MARKERS,
  GENERALS_HIT,
  MOST_BY_OWNER,
  rollGeneralSave,
  rollSaves,
  savesAt,
  saveTally,
} from './saves.ts';
import { halvesOf, lossOf, type SizedUnit } from './sizes.ts';
import { rollVolley } from './volley.ts';

/** What a volley did. */
export interface VolleyOutcome {
  readonly hits: number;
  /** Half bases lost. */
  readonly losses: number;
  /** Casualty markers placed: none for skirmishers (CK-SKI-1). */
  readonly markers: number;
  readonly generalKilled: boolean;
  /** Units of which less than a whole base is left. */
  readonly destroyed: number;
}

/** A unit that hits are placed on. */
interface Cover {
  readonly score: number;
  readonly skirmisher: boolean;
  /** Half bases it has. */
  readonly halves: number;
  hits: number;
}

/**
 * CK-FGT-9: hits as two careful players place them: the owner on those who save best, two a unit at most; the opponent
 * the rest on those who save worst.
 */
export function placeHits(units: readonly SizedUnit[], hits: number, fight: boolean): readonly Cover[] {
  const covers = units
    .filter(({ type }) => isFighting(type))
    .map((unit) => ({
      score: saveTally(unit, fight).total,
      skirmisher: isSkirmisher(unit.type),
      halves: halvesOf(unit),
      hits: 0,
    }))
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

/** CK-FGT-9, CK-SAV-1: half bases that hits in a fight cost a zone on average, the fifth taken by its general. */
export function expectedLosses(units: readonly SizedUnit[], hits: number, general: boolean): number {
  const placed = general && hits >= GENERALS_HIT ? hits - 1 : hits;
  return placeHits(units, placed, true).reduce((sum, cover) => sum + lossesExpected(cover), 0);
}

/** CK-UNIT-2: a unit loses no more than it has. */
function lossesExpected({ hits, score, halves }: Cover): number {
  const { values, chances } = poolOdds(hits, savesAt(score));
  return values.reduce((sum, saved, i) => sum + chances[i]! * lossOf(halves, hits - saved).lost, 0);
}

/** What the saves of a zone leave of its hits. */
interface Unsaved {
  readonly losses: number;
  readonly markers: number;
  readonly destroyed: number;
}

/** CK-SAV-1, CK-SAV-2, CK-SKI-1: each unit saves what has been placed on it. */
function throwSaves(dice: Dice, covers: readonly Cover[]): Unsaved {
  let losses = 0;
  let markers = 0;
  let destroyed = 0;
  for (const { hits, score, skirmisher, halves } of covers) {
    if (hits === 0) continue;
    const loss = lossOf(halves, hits - rollSaves(dice, hits, score, {}));
    losses += loss.lost;
    if (!skirmisher) markers += loss.lost;
    if (loss.destroyed) destroyed++;
  }
  return { losses, markers, destroyed };
}

/** CK-SHO-1, CK-GEN-1, CK-SAV-1: the volley, thrown again when its target's owner will have it so, and the saves. */
export function resolveVolley(
  count: number,
  target: readonly SizedUnit[],
  general: boolean,
  dice: Dice,
  again: Again = 'if it pays',
): VolleyOutcome {
  const hits = throwTwice(dice, {
    key: `volley ${count}`,
    again,
    throwOnce: (part) => rollVolley(part, count, {}),
    keeps: (value) => !paysAgain('volley', value, count, 'little'),
  });
  const onGeneral = general && hits >= GENERALS_HIT;
  const generalKilled = onGeneral && !rollGeneralSave(dice, {});
  const onUnits = onGeneral ? hits - 1 : hits;
  // Placed once, however many ways the saves can fall.
  let covers: readonly Cover[] | undefined;
  const { losses, markers, destroyed } = apart(
    dice,
    target,
    `saves of ${onUnits}`,
    (part) => throwSaves(part, (covers ??= placeHits(target, onUnits, false))),
    (unsaved) => `${unsaved.losses} ${unsaved.markers} ${unsaved.destroyed}`,
  );
  // CK-MOR-6: markers with nobody left to bear them are removed, those of a general too.
  const isEmpty = destroyed === target.filter(({ type }) => isFighting(type)).length;
  const placed = isEmpty ? 0 : markers + (generalKilled ? GENERAL_MARKERS : 0);
  return { hits, losses, markers: placed, generalKilled, destroyed };
}
