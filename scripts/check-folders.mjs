// Whether no folder of packages and apps holds more sources than one looks through.
import { join } from 'node:path';
import { folderFaults } from './lib/folders.mjs';
import { root } from './lib/setup.mjs';

/** Folders that are still to be divided. */
const LATER = ['apps/web/src/battle/engine'];

const faults = ['packages', 'apps']
  .flatMap((top) => folderFaults(join(root, top), top))
  .filter((fault) => !LATER.some((path) => fault.startsWith(`${path}:`)));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
