// Whether every package that others may install says what it is, whose, and what it is imported by.
import { packageFaults } from './lib/packages.mjs';
import { root } from './lib/setup.mjs';

const faults = packageFaults(root);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
