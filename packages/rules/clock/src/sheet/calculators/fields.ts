import { NONE } from '@acies/kernel/odds';
import { z } from 'zod';
import { LEADER_IDS, LEADERS, type Leader } from '../chapters/leader-fate.ts';
import { GRADES } from '../traits.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';

/** Fields that several calculators share, each with a description and a sensible default. */

export const troopField = (usual: TroopId) =>
  z.enum(TROOP_IDS).default(usual).meta({ title: 'Troop type', description: 'what kind of troops it is' });

export const gradeField = (title: string, about: string) =>
  z.enum(GRADES).default('plain').meta({ title, description: about });

/** A trait that the type gives unless it is said here. */
export const traitField = (title: string, about: string) =>
  z
    .boolean()
    .optional()
    .meta({ title, description: `${about}; the type’s unless given` });

const LEADER_CHOICES = [NONE, ...LEADER_IDS] as const;
export const leaderField = z
  .enum(LEADER_CHOICES)
  .default(NONE)
  .meta({ title: 'Leader', description: 'the leader with the unit' });

const NO_LEADER: Leader = { combat: 0, rally: 0, move: 0 };
export const leaderFrom = (given: (typeof LEADER_CHOICES)[number]): Leader =>
  given === NONE ? NO_LEADER : LEADERS[given];
