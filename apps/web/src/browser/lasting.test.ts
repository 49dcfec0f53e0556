import { fullDisk } from './full-disk.ts';
import { killed } from './killed.ts';
import { longLog } from './long-log.ts';
import { runSuites } from './suites.ts';

// What lasts: long battles, and what of a battle outlives its browser or a full disk.
runSuites([longLog, killed, fullDisk]);
