import { z } from 'zod';
import { LEADER_IDS, LEADERS, type Leader } from '../leader-fate.ts';
import { GRADES } from '../traits.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';

/** Fields that several calculators share, each with a description and a sensible default. */

export const flag = (about: string, usual = false): z.ZodDefault<z.ZodBoolean> =>
  z.boolean().default(usual).describe(about);

export const whole = (about: string, least: number, most: number, usual: number): z.ZodDefault<z.ZodNumber> =>
  z.number().int().min(least).max(most).default(usual).describe(about);

export const troopField = (usual: TroopId) => z.enum(TROOP_IDS).default(usual).describe('troop type');

export const gradeField = (about: string) => z.enum(GRADES).default('plain').describe(about);

/** A trait that the type gives unless it is said here. */
export const traitField = (about: string) => z.boolean().optional().describe(`${about}; the type’s unless given`);

const NONE = 'none';
const LEADER_CHOICES = [NONE, ...LEADER_IDS] as const;
export const leaderField = z.enum(LEADER_CHOICES).default(NONE).describe('the leader with the unit');

const NO_LEADER: Leader = { combat: 0, rally: 0, move: 0 };
export const leaderFrom = (given: (typeof LEADER_CHOICES)[number]): Leader =>
  given === NONE ? NO_LEADER : LEADERS[given];
