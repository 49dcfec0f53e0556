// Whether the titles of commits name an area and one thing, after the commit that .titles-judged-after names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './lib/setup.mjs';
import { historyFaults } from './lib/titles.mjs';

const after = readFileSync(join(root, '.titles-judged-after'), 'utf8').trim();
const { skipped, faults } = historyFaults(root, after);
if (skipped !== undefined) say(`titles of commits are not judged: ${skipped}`);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
