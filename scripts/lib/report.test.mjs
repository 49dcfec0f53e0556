import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { passedTests, skippedTests, tally } from './report.mjs';
import { root } from './setup.mjs';

it('says how many tests passed and failed, and of skips where there are any', () => {
  expect(tally({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
  expect(tally({ passed: 7, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
});

it('finds in the report of a run what was skipped, in whatever way', ({ onTestFinished }) => {
  // Only from within the workspace is vitest to be had.
  const cache = join(root, 'node_modules', '.cache', 'acies');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const test = `import { describe, test } from 'vitest';
    test('is run', () => {});
    test.skip('is left out', () => {});
    test('leaves itself out', ({ skip }) => skip('why not'));
    test.todo('is to be written');
    test.skipIf(true)('is left out here', () => {});
    describe.skip('in a group', () => test('is left out with it', () => {}));
  `;
  writeFileSync(join(folder, 'some.test.mjs'), test);
  const file = join(folder, 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--root', folder, '--config', 'none.ts', '--reporter=json', `--outputFile.json=${file}`];
  writeFileSync(join(folder, 'none.ts'), 'export default {};\n');
  spawnSync(process.execPath, args, { cwd: folder });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  expect(passedTests(report)).toEqual(['is run']);
  expect(skippedTests(report)).toEqual([
    'is left out',
    'leaves itself out',
    'is to be written',
    'is left out here',
    'in a group is left out with it',
  ]);
});
