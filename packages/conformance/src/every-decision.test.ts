import { openSubjects } from './subjects.ts';
import { describeDecisions } from './suite/every-decision.ts';

for (const subject of await openSubjects()) describeDecisions(subject);
