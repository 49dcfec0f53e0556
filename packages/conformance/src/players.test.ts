import { openSubjects } from './subjects.ts';
import { describePlayers } from './suite/players.ts';

for (const subject of await openSubjects()) describePlayers(subject);
