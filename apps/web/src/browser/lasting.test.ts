import { fullDisk } from './lasting/full-disk.ts';
import { killed } from './lasting/killed.ts';
import { longLog } from './lasting/long-log.ts';
import { runSuites } from './suites.ts';

// What lasts: long battles, and what of a battle outlives its browser or a full disk.
runSuites([longLog, killed, fullDisk]);
