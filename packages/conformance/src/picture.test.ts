import { openSubjects } from './subjects.ts';
import { describePicture } from './suite/picture.ts';

for (const subject of await openSubjects()) describePicture(subject);
