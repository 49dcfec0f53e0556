// Whether no folder of packages and apps holds more sources than one looks through.
import { join } from 'node:path';
import { folderFaults } from './lib/folders.mjs';
import { root } from './lib/setup.mjs';

const faults = ['packages', 'apps'].flatMap((top) => folderFaults(join(root, top), top));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
