import { spawnSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root } from './lib/setup.mjs';

const run = (...args) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

beforeAll(() => {
  run(join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', 'apps/server');
  // What is compiled to the same as before is not written again.
  utimesSync(join(root, 'apps', 'server', 'dist', 'options.js'), new Date(), new Date());
});

it.each([
  [['--help'], 0, /^npm start +serves/],
  [['--port', 'x'], 2, /^acies: --port is to be a number from 1 to 65535, not "x"/],
  [['--prot', '80'], 2, /^acies: Unknown option '--prot'/],
])('%j is answered before anything is installed or built', (args, code, words) => {
  const { status, stdout, stderr } = run('scripts/start.mjs', ...args);
  expect(status).toBe(code);
  expect(stdout + stderr).toMatch(words);
  expect(stdout).not.toContain('building');
});
