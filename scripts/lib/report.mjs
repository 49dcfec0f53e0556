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

const namesWhere = (report, holds) =>
  report.testResults.flatMap((file) => file.assertionResults.filter(holds).map((test) => test.fullName));

/** Full names of the tests that passed. */
export const passedTests = (report) => namesWhere(report, ({ status }) => status === 'passed');

/** Full names of the tests that were not run at all: this machine cannot, or they are still to be written. */
export const skippedTests = (report) => namesWhere(report, ({ status }) => status !== 'passed' && status !== 'failed');

/** The last line of a test run; nothing is said of skips where there are none. */
export const tally = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
