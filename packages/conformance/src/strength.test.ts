import { openSubjects } from './subjects.ts';
import { describeStrength } from './suite/strength.ts';

for (const subject of await openSubjects()) describeStrength(subject);
