import type { Sheet } from '@acies/kernel/odds';
import { CALCULATIONS } from './sheet/calculators/index.ts';
import { CLAUSES } from './sheet/clauses.ts';
import { RULINGS } from './sheet/rulings.ts';
import { TROOP_ROWS } from './sheet/troop-rows.ts';

/** The sheet beside the table: all that needs no battle, so that a page can do without the rest. */
export const ckSheet: Sheet = {
  id: 'ck',
  title: 'CK',
  summary: 'Zones, casualty markers and a battle clock: pools of D6, 5 and 6 hit',
  clauses: CLAUSES,
  rulings: RULINGS,
  troops: TROOP_ROWS,
  calculations: CALCULATIONS,
};
