import type { Clause } from '@acies/kernel/odds';
import { COMBAT_CLAUSES } from './clauses/combat-clauses.ts';
import { COMMAND_CLAUSES } from './clauses/command-clauses.ts';
import { TACTICAL_CLAUSES } from './clauses/tactical-clauses.ts';

/** Every clause of the sheet in our own words. A clause from the sheet may carry rulings where the sheet is silent, marked (R). */
export const CLAUSES: readonly Clause[] = [...COMMAND_CLAUSES, ...TACTICAL_CLAUSES, ...COMBAT_CLAUSES];
