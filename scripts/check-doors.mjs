// Whether the doors of packages hand out what api/ says; `npm run doors -- --write` writes there what they do.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { doorFaults, reportsIn, storedReports } from './lib/doors.mjs';
import { root, say } from './lib/setup.mjs';

const folder = join(root, 'api');
const now = reportsIn(root);

if (process.argv.includes('--write')) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, report] of now) writeFileSync(join(folder, file), report);
  say(`${now.size} reports of doors written to api/`);
} else {
  const faults = doorFaults(storedReports(folder), now);
  for (const fault of faults) console.error(`api/${fault}`);
  if (faults.length > 0)
    console.error('doors hand out other things than api/ says: where that is meant, "npm run doors -- --write"');
  process.exit(faults.length === 0 ? 0 : 1);
}
