import type { Sheet } from '@acies/kernel/odds';
import { CALCULATIONS } from './sheet/calculators/index.ts';
import { CLAUSES } from './sheet/clauses.ts';
import { RULINGS } from './sheet/rulings.ts';
import { TROOP_ROWS } from './sheet/troops.ts';

/** The sheet beside the table: all that needs no battle, so that a page can do without the rest. */
export const legioSheet: Sheet = {
  id: 'legio',
  title: 'Legio',
  summary: 'A free table in paces: disorder points, command and fast play',
  clauses: CLAUSES,
  rulings: RULINGS,
  troops: TROOP_ROWS,
  calculations: CALCULATIONS,
};
