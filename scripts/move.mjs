// node scripts/move.mjs FOLDER PLAN: moves sources below a folder by a plan (`room: name other=new-name`, a line a room).
// From one package to another they are moved below a folder that holds both.
import { readFileSync } from 'node:fs';
import { moveFiles, readPlan } from './lib/moving.mjs';
import { say } from './lib/setup.mjs';

const [folder, plan] = process.argv.slice(2);
if (folder === undefined || plan === undefined) {
  console.error('acies: node scripts/move.mjs FOLDER PLAN');
  process.exit(2);
}
say(`${moveFiles(folder, readPlan(readFileSync(plan, 'utf8')))} files moved below ${folder}`);
