// Whether everybody can install what the lock files name, whatever their system.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFaults } from './lib/lock.mjs';
import { root } from './lib/setup.mjs';

const faults = ['package-lock.json', 'bench/package-lock.json'].flatMap((file) =>
  lockFaults(JSON.parse(readFileSync(join(root, file), 'utf8'))).map((fault) => `${file}: ${fault}`),
);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
