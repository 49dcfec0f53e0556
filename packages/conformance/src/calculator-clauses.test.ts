import { openSubjects } from './subjects.ts';
import { describeCalculatorClauses } from './suite/calculator-clauses.ts';

for (const subject of await openSubjects()) describeCalculatorClauses(subject);
