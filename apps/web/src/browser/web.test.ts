import { address } from './address.ts';
import { answers } from './answers.ts';
import { calculators } from './calculators.ts';
import { emptying } from './emptying.ts';
import { entering } from './entering.ts';
import { finding } from './finding.ts';
import { keys } from './keys.ts';
import { next } from './next.ts';
import { offline } from './offline.ts';
import { policy } from './policy.ts';
import { shell } from './shell.ts';
import { runSuites } from './suites.ts';
import { throwing } from './throwing.ts';

// What the sheets do; how they look stands in a file of its own, so that the two run side by side.
runSuites([calculators, address, answers, entering, next, throwing, shell, finding, offline, keys, emptying, policy]);
