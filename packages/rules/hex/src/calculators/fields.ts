import { z } from 'zod';
import { GROUNDS, type Place } from '../terrain.ts';
import { TROOP_IDS, TROOPS, type TroopId } from '../troops.ts';

/** Fields that several calculators share, each with a description and a sensible default. */

export const flag = (about: string): z.ZodDefault<z.ZodBoolean> => z.boolean().default(false).describe(about);

export const whole = (about: string, least: number, most: number, usual: number): z.ZodDefault<z.ZodNumber> =>
  z.number().int().min(least).max(most).default(usual).describe(about);

export const troopField = (usual: TroopId) =>
  z
    .enum(TROOP_IDS)
    .default(usual)
    .describe('troop type; it fills in strength, impact and missiles unless they are given');

export const strengthField = z.number().int().min(1).max(12).optional().describe('SP left; all of them unless given');
export const startField = z.number().int().min(1).max(12).optional().describe('starting SP; the type’s unless given');

export const placeFields = {
  ground: z.enum(GROUNDS).default('open').describe('what covers the hex'),
  defences: flag('behind defences that the scenario names'),
  height: whole('height of the hex, 0 for flat ground', 0, 5, 0),
};

export const placeFrom = (given: { ground: Place['ground']; defences: boolean; height: number }): Place => ({
  ground: given.ground,
  defences: given.defences,
  height: given.height,
});

/** Starting and remaining strength: what was given, else what the type has. A stand cannot have more than it started with. */
export function strengthFrom(given: { type: TroopId; sp?: number | undefined; start?: number | undefined }): {
  start: number;
  sp: number;
} {
  const start = given.start ?? Math.max(TROOPS[given.type].sp, given.sp ?? 0);
  return { start, sp: Math.min(given.sp ?? start, start) };
}
