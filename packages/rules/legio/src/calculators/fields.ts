import type { Verdict } from '@acies/kernel';
import { z } from 'zod';
import { FORMATIONS, type Formation } from '../formations.ts';
import { formationFault, kindFault } from '../traits.ts';
import { GRADES, isLight, TROOP_IDS, type TroopId, type UnitKind } from '../troops.ts';

/** Fields that several calculators share, each with a description and a sensible default. */

export const flag = (about: string, usual = false): z.ZodDefault<z.ZodBoolean> =>
  z.boolean().default(usual).describe(about);

export const whole = (about: string, least: number, most: number, usual: number): z.ZodDefault<z.ZodNumber> =>
  z.number().int().min(least).max(most).default(usual).describe(about);

export const troopField = (usual: TroopId) => z.enum(TROOP_IDS).default(usual).describe('troop type');

export const gradeField = z.enum(GRADES).default('C').describe('quality, from A, the best, to D');

/** LG-MAN-1: light troops are unformed, others in line. */
export const formationField = z
  .enum(FORMATIONS)
  .optional()
  .describe('how it is drawn up; light troops unformed, others in line unless given');

export const formationFrom = (type: TroopId, given: Formation | undefined): Formation =>
  given ?? (isLight(type) ? 'unformed' : 'line');

export const dpField = whole('DPs that it has; 5 make it shaken', 0, 5, 0);
export const casualtiesField = whole('stands that it has lost', 0, 12, 0);
export const inspiredField = flag('a leader inspires it');

/** The verdict, unless there is no such unit as is described. */
export function unlessFaulty(
  verdict: Verdict,
  ...units: readonly { readonly unit: UnitKind; readonly formation?: Formation }[]
): Verdict {
  const because = units
    .map(({ unit, formation }) => kindFault(unit) ?? (formation && formationFault(unit, formation)))
    .find((fault) => fault !== undefined);
  return because ? { kind: 'impossible', because } : verdict;
}
