import type { Sheet } from '@acies/kernel/odds';
import { CALCULATIONS } from './sheet/calculators/index.ts';
import { CLAUSES } from './sheet/clauses.ts';
import { RULINGS } from './sheet/rulings.ts';
import { TROOP_ROWS } from './sheet/troops.ts';

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
