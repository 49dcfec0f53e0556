// Runs the test suites and keeps vitest's own report, which the clause report reads.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const folder = join(root, 'node_modules', '.cache', 'acies');
const reportFile = join(folder, 'test-report.json');

/** Runs vitest with its output shown; says whether it passed. A run that died leaves no report behind. */
export function runSuites(args = []) {
  mkdirSync(folder, { recursive: true });
  rmSync(reportFile, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const result = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...args], { cwd: root, stdio: 'inherit' });
  return result.status === 0;
}

export function readReport() {
  return existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
}

/** Full names of the tests that passed. */
export const passedTests = (report) =>
  report.testResults.flatMap((file) =>
    file.assertionResults.filter((test) => test.status === 'passed').map((test) => test.fullName),
  );
