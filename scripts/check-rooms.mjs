// Whether each rule set keeps to its rooms, and each room knows only those before it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { roomFaults } from './lib/rooms.mjs';
import { root } from './lib/setup.mjs';

const rules = join(root, 'packages', 'rules');
const faults = readdirSync(rules)
  .filter((id) => existsSync(join(rules, id, 'src')))
  .flatMap((id) => roomFaults(join(rules, id, 'src')).map((fault) => `packages/rules/${id}/src/${fault}`));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
