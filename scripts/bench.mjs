/** The benchmark: installs its peers on first use, builds, and measures. Flags: --quick, --rounds, --json. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './lib/setup.mjs';

const bench = join(root, 'bench');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** What a step prints goes to stderr, so that stdout is the table or the JSON and nothing else. */
function step(what, { command, args, shell = false }, cwd) {
  console.error(what);
  execFileSync(command, args, { cwd, stdio: ['ignore', process.stderr, process.stderr], shell });
}

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isInstalled = (folder) =>
  changedAt(join(folder, 'node_modules', '.package-lock.json')) > changedAt(join(folder, 'package-lock.json'));

try {
  if (!changedAt(join(root, 'node_modules', '.package-lock.json')))
    step('Installing Acies itself ...', npm(['ci']), root);
  if (!isInstalled(bench)) step('Installing what Acies is measured against (190 MB, once) ...', npm(['ci']), bench);
  step('Building ...', { command: process.execPath, args: [tsc, '-b', 'bench', 'apps/cli'] }, root);
  execFileSync(process.execPath, [join(bench, 'dist', 'main.js'), ...process.argv.slice(2)], { stdio: 'inherit' });
} catch (fault) {
  // Whatever failed has said why.
  process.exitCode = fault.status ?? 1;
}
