// npm run test:nodes [-- 22 24]: golden battles and the suites without a browser, on every version of Node that is meant to do.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeOf, versionOf } from './lib/nodes.mjs';
import { build, checkNode, install, root, say } from './lib/setup.mjs';

const MAJORS = ['20', '22', '24'];
/** What needs neither a browser nor minutes; the golden battles compare every hash of a game. */
const SUITES = [
  ...['kernel', 'grounds', 'rules', 'players', 'play', 'session', 'fuzz'].map((name) => `packages/${name}`),
  ...['golden', 'cases', 'rulings'].map((name) => `packages/conformance/src/${name}.test.ts`),
  'apps/cli',
  'apps/server',
];

const asked = process.argv.slice(2);
const strange = asked.find((major) => !/^\d+$/.test(major));
if (strange !== undefined) {
  console.error(`acies: versions of Node are whole numbers such as ${MAJORS.join(', ')}, not "${strange}"`);
  process.exit(2);
}

checkNode();
install();
build();
const failed = [];
for (const major of asked.length > 0 ? asked : MAJORS) {
  const node = nodeOf(major);
  if (node === undefined || !runSuites(node)) failed.push(major);
}
say(failed.length === 0 ? 'every version passes' : `FAILED on Node ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

function runSuites(node) {
  say(`running the suites on Node ${versionOf(node)} ...`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', ...SUITES];
  return spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status === 0;
}
