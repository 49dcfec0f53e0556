import { openSubjects } from './subjects.ts';
import { describeRulings } from './suite/rulings.ts';

for (const subject of await openSubjects()) describeRulings(subject);
