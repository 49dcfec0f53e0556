import { longLog } from './long-log.ts';
import { runSuites } from './suites.ts';

// What lasts: long battles, and what of a battle outlives its browser or a full disk.
runSuites([longLog]);
