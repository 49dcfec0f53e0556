import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockFaults } from './lock.mjs';

const sum = 'sha512-x';
const sound = {
  '': { dependencies: { tool: '1' }, workspaces: ['apps/*'] },
  'apps/web': { devDependencies: { tool: '2' } },
  'apps/web/node_modules/tool': { integrity: sum, optionalDependencies: { 'tool-darwin': '2' } },
  'apps/web/node_modules/tool-darwin': { integrity: sum },
  'node_modules/web': { resolved: 'apps/web', link: true },
  'node_modules/tool': { integrity: sum, dependencies: { part: '1' }, peerDependencies: { host: '1', maybe: '1' } },
  'node_modules/tool/node_modules/part': { integrity: sum, dependencies: { host: '1' } },
  'node_modules/host': { integrity: sum },
};
sound['node_modules/tool'].peerDependenciesMeta = { maybe: { optional: true } };

const without = (path) => ({ packages: Object.fromEntries(Object.entries(sound).filter(([at]) => at !== path)) });
const changed = (path, entry) => ({ packages: { ...sound, [path]: { ...sound[path], ...entry } } });

describe('a lock file', () => {
  test('is sound where everything named has an entry, beside who needs it or above', () => {
    expect(lockFaults({ packages: sound })).toEqual([]);
  });

  test.each([
    ['apps/web/node_modules/tool-darwin', 'apps/web/node_modules/tool needs tool-darwin, which has no entry'],
    ['node_modules/tool/node_modules/part', 'node_modules/tool needs part, which has no entry'],
  ])('is at fault without %s', (path, fault) => {
    expect(lockFaults(without(path))).toEqual([fault]);
  });

  test('is at fault for a peer that is not there, asked for from two places', () => {
    expect(lockFaults(without('node_modules/host'))).toEqual([
      'node_modules/tool needs host, which has no entry',
      'node_modules/tool/node_modules/part needs host, which has no entry',
    ]);
  });

  test('is not helped by an entry further down', () => {
    expect(lockFaults(without('node_modules/tool'))).toContain('the workspace needs tool, which has no entry');
  });

  test('is at fault for an entry without a sum, or with an address', () => {
    expect(lockFaults(changed('node_modules/host', { integrity: undefined }))).toEqual([
      'node_modules/host has no integrity',
    ]);
    expect(lockFaults(changed('node_modules/host', { resolved: 'https://somewhere/host.tgz' }))).toEqual([
      'node_modules/host holds a download address',
    ]);
  });

  test('is at fault for what one npm writes and another takes out', () => {
    expect(lockFaults(changed('node_modules/host', { libc: ['musl'] }))).toEqual([
      'node_modules/host holds "libc", which npm 10 takes out: take it out by hand',
    ]);
  });

  test('of this project loses no native package unseen', () => {
    const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
    const native = Object.keys(lock.packages).find((path) => /@rolldown\/binding-darwin-arm64$/.test(path));
    delete lock.packages[native];
    expect(lockFaults(lock)).toEqual([
      'node_modules/rolldown needs @rolldown/binding-darwin-arm64, which has no entry',
    ]);
  });
});
