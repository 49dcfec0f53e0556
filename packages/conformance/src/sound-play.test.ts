import { openSubjects } from './subjects.ts';
import { describeSoundPlay } from './suite/sound-play.ts';

for (const subject of await openSubjects()) describeSoundPlay(subject);
