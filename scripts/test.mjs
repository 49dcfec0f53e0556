// npm test: sets everything up and runs every check. The last line is the tally.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runChecks, runNode } from './lib/checks.mjs';
import { installChromium } from './lib/chromium.mjs';
import { readReport, runSuites, skippedTests, tally } from './lib/report.mjs';
import { build, checkNode, install, root, say } from './lib/setup.mjs';

checkNode();
install();
build();
await installChromium();

/** The client that all browser tests look at; it is built while the checks run. Where that fails, each of them tries and says why. */
const site = join(root, 'node_modules', '.cache', 'acies', 'site');
const isBuilt = new Promise((done) => {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', join(root, 'apps', 'web'), '--outDir', site, '--emptyOutDir', '--logLevel', 'error'];
  spawn(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' }).on(
    'close',
    (code) => done(code === 0),
  );
});

let passed = 0;
let failed = 0;
const count = (name, ok) => {
  if (ok) passed++;
  else failed++;
  say(`${ok ? 'passed' : 'FAILED'}: ${name}`);
};

runChecks(count);
if (await isBuilt) process.env.ACIES_SITE = site;
say('running the test suites ...');
const ok = runSuites();
const report = readReport();
passed += report?.numPassedTests ?? 0;
failed += report?.numFailedTests ?? 0;
// What a machine leaves out must not pass for tried.
const skipped = report ? skippedTests(report) : [];
for (const name of skipped) say(`skipped: ${name}`);
// A suite that could not even be loaded has no failed test, but it has failed.
if (!ok && !report?.numFailedTests) count('the test suites', false);
count('every clause is named by a passing test', runNode(['scripts/clauses.mjs', '--report']));
console.log(tally({ passed, failed, skipped: skipped.length }));
process.exit(failed === 0 ? 0 : 1);
