/** The sheet beside the table: factors and verdicts, calculators with their fields, exact odds. */
export { apart } from '../dice/dice.ts';
export { diceWords, faceValues } from '../dice/die.ts';
export { repeat } from '../dice/faces.ts';
export { type Calculation, type Followup, type Measures, type Odds, oddsOf, type Prepared } from './calculation.ts';
export { type Clause, clausesOf, hasRuling, onSheet, ours, publishedIn, worksOf } from './clause.ts';
export { enumerate, type Outcome } from './enumerate.ts';
export {
  atLeast,
  atMost,
  automatic,
  type Factor,
  factor,
  firstOf,
  given,
  impossible,
  type Reason,
  ROLL,
  type Row,
  reason,
  row,
  type Tally,
  tally,
  type Verdict,
  when,
  worstOf,
} from './factors.ts';
export { flag, whole } from './field-parts.ts';
export {
  type Field,
  type FieldGroup,
  fieldsOf,
  fullLabel,
  groupsOf,
  jsonSchemaOf,
  keyOf,
  NONE,
  settingsOf,
  valueAt,
} from './fields.ts';
export { percent } from './percent.ts';
export { poolOdds, tabulatePool } from './pool-odds.ts';
export type { Sheet, TroopRow } from './sheet.ts';
export { talliesIn } from './tallies.ts';
export { type AskedThrow, purposeOf, requestAfter, rollOnce, type Thrown, takeDice } from './throwing.ts';
