import type { Sheet } from '@acies/kernel';
import { CALCULATIONS } from './calculators/index.ts';
import { CLAUSES } from './clauses.ts';
import { RULINGS } from './rulings.ts';
import { TROOP_ROWS } from './troops.ts';

/** The sheet beside the table: all that needs no battle, so that a page can do without the rest. */
export const clockSheet: Sheet = {
  id: 'clock',
  title: 'Clock',
  summary: 'A free table in inches: D10, demoralisation markers and a morale clock',
  clauses: CLAUSES,
  rulings: RULINGS,
  troops: TROOP_ROWS,
  calculations: CALCULATIONS,
};
