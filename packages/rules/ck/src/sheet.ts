import type { Sheet } from '@acies/kernel';
import { CALCULATIONS } from './calculators/index.ts';
import { CLAUSES } from './clauses.ts';
import { RULINGS } from './rulings.ts';
import { TROOP_ROWS } from './troop-rows.ts';

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
