import type { Verdict } from '@acies/kernel';
import { type Condition, SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { FORMATIONS, type Formation } from '../formations.ts';
import { formationFault, kindFault } from '../traits.ts';
import {
  BREEDS,
  type Given,
  GRADES,
  isLight,
  MORALES,
  TROOP_IDS,
  type TroopId,
  type UnitKind,
  unitKind,
  WEAPONS,
} from '../troops.ts';

/** Fields that several calculators share, each with a description and a sensible default. */

export const flag = (about: string, usual = false): z.ZodDefault<z.ZodBoolean> =>
  z.boolean().default(usual).describe(about);

export const whole = (about: string, least: number, most: number, usual: number): z.ZodDefault<z.ZodNumber> =>
  z.number().int().min(least).max(most).default(usual).describe(about);

/** A distance, halves of a javelin throw and less included. */
export const throws = (about: string, most: number, usual: number): z.ZodDefault<z.ZodNumber> =>
  z.number().min(0).max(most).default(usual).describe(about);

export const troopField = (usual: TroopId) => z.enum(TROOP_IDS).default(usual).describe('troop class');

export const gradeField = z.enum(GRADES).default('B').describe('quality: A, the best, B or C');
export const moraleField = z.enum(MORALES).optional().describe('morale; its grade’s unless given');
export const armouredField = z.boolean().optional().describe('armoured; as is usual for its class unless given');
export const weaponField = z.enum(WEAPONS).optional().describe('missiles; those usual for its class unless given');
export const legionField = flag('a line of a Roman legion');
export const breedField = z.enum(BREEDS).optional().describe('elephants’ breed; African unless given');
export const combatField = z
  .number()
  .int()
  .min(-5)
  .max(10)
  .optional()
  .describe('combat factor; its class’s unless given');

/** CB-UNIT-7: light troops are unformed, others in line. */
export const formationField = z
  .enum(FORMATIONS)
  .optional()
  .describe('how it is drawn up; light troops unformed, others in line unless given');

export const formationFrom = (type: TroopId, given: Formation | undefined): Formation =>
  given ?? (isLight(type) ? 'unformed' : 'line');

export const dpField = whole('DPs that it has; 5 make it shaken', 0, SHAKEN_AT, 0);
export const casualtiesField = whole('stands that it has lost', 0, 12, 0);

/** A unit with so many DPs and losses. */
export const conditionFrom = (dp: number, casualties = 0): Condition => ({
  ...{ dp, shaken: dp === SHAKEN_AT, casualties },
});

/** A unit's kind from fields, of which the legion is only whether it is of one. */
export const kindFrom = (
  type: TroopId,
  { legion = false, ...given }: Omit<Given, 'legion'> & { readonly legion?: boolean } = {},
): UnitKind => unitKind(type, { ...given, legion: legion ? 'the legion' : undefined });

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
