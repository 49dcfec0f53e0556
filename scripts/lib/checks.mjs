// Checks of the code that need no test runner: the one list that `npm run lint` and `npm test` read.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

const CHECKS = [
  { name: 'format and lint (biome)', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'declared imports and dead code (knip)', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'types (tsc)', args: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'rooms of the rule sets', args: ['scripts/check-rooms.mjs'] },
  { name: 'sources of a folder', args: ['scripts/check-folders.mjs'] },
  { name: 'what the doors of packages hand out', args: ['scripts/check-doors.mjs'] },
  { name: 'titles of commits', args: ['scripts/check-titles.mjs'] },
  { name: 'what packages say of themselves', args: ['scripts/check-packages.mjs'] },
  { name: 'paths and sentences of documents', args: ['scripts/check-documents.mjs'] },
  { name: 'packages of every system in the lock files', args: ['scripts/check-lock.mjs'] },
];

/** Runs a script of this project, or of one of its packages, with its output shown; says whether it passed. */
export const runNode = ([file, ...args]) =>
  spawnSync(process.execPath, [join(root, file), ...args], { cwd: root, stdio: 'inherit' }).status === 0;

/** Runs all checks, whatever the ones before came to, and tells `count` of each. */
export function runChecks(count) {
  for (const { name, args } of CHECKS) count(name, runNode(args));
}
