import { emptying } from './client/emptying.ts';
import { offline } from './client/offline.ts';
import { policy } from './client/policy.ts';
import { shell } from './client/shell.ts';
import { address } from './sheets/address.ts';
import { answers } from './sheets/answers.ts';
import { calculators } from './sheets/calculators.ts';
import { entering } from './sheets/entering.ts';
import { finding } from './sheets/finding.ts';
import { keys } from './sheets/keys.ts';
import { next } from './sheets/next.ts';
import { throwing } from './sheets/throwing.ts';
import { runSuites } from './suites.ts';

// What the sheets do; how they look stands in a file of its own, so that the two run side by side.
runSuites([calculators, address, answers, entering, next, throwing, shell, finding, offline, keys, emptying, policy]);
