import { expect, test } from 'vitest';
import { npm } from './setup.mjs';

test('npm is run by the Node at hand where npm says where it lies', () => {
  const env = { npm_execpath: '/usr/lib/node_modules/npm/bin/npm-cli.js' };
  expect(npm(['ci'], { env, platform: 'win32' })).toEqual({
    command: process.execPath,
    args: ['/usr/lib/node_modules/npm/bin/npm-cli.js', 'ci'],
  });
});

test('npm is run by its name where another package manager has started the script, on Windows through a shell', () => {
  const env = { npm_execpath: 'C:\\tools\\yarn.cjs' };
  expect(npm(['ci'], { env, platform: 'win32' })).toEqual({ command: 'npm', args: ['ci'], shell: true });
  expect(npm(['ci'], { env: {}, platform: 'darwin' })).toEqual({ command: 'npm', args: ['ci'], shell: false });
});
