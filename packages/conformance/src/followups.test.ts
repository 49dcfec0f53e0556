import { openSubjects } from './subjects.ts';
import { describeFollowups } from './suite/followups.ts';

for (const subject of await openSubjects()) describeFollowups(subject);
