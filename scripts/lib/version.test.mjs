import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './setup.mjs';
import { setVersion, workspacesOf } from './version.mjs';

const kernel = { name: '@a/kernel', version: '0.1.0', dependencies: { zod: '0.1.0' } };
const hex = {
  name: '@a/hex',
  version: '0.1.0',
  dependencies: { '@a/kernel': '0.1.0', zod: '0.1.0' },
  devDependencies: { '@a/kernel': '0.1.0' },
};
const whole = { name: 'a', version: '0.1.0', workspaces: ['kernel', 'rules/*'], devDependencies: { tool: '0.1.0' } };
const bench = { name: 'bench', version: '0.1.0', dependencies: { other: '0.1.0' } };
const lockOf = (packages) => ({ name: 'a', version: '0.1.0', lockfileVersion: 3, packages });

/** A workspace of two packages, with what stands beside it. */
function workspace() {
  const folder = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-version-'));
  const files = {
    'package.json': whole,
    'kernel/package.json': kernel,
    'rules/hex/package.json': hex,
    'rules/notes/none.json': {},
    'bench/package.json': bench,
    'package-lock.json': lockOf({
      '': whole,
      kernel,
      'rules/hex': hex,
      'node_modules/@a/hex': { resolved: 'rules/hex', link: true },
      'node_modules/zod': { version: '0.1.0', integrity: 'x' },
    }),
    'bench/package-lock.json': lockOf({ '': bench, 'node_modules/other': { version: '0.1.0' } }),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  }
  return { folder, files, read: (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) };
}

describe('a version that is set', () => {
  it('is that of every package, and of every one of ours that it depends on', () => {
    const { folder, read } = workspace();
    setVersion(folder, '0.2.0');
    expect(read('package.json')).toEqual({ ...whole, version: '0.2.0' });
    expect(read('kernel/package.json')).toEqual({ ...kernel, version: '0.2.0' });
    expect(read('rules/hex/package.json')).toEqual({
      name: '@a/hex',
      version: '0.2.0',
      dependencies: { '@a/kernel': '0.2.0', zod: '0.1.0' },
      devDependencies: { '@a/kernel': '0.2.0' },
    });
    expect(read('bench/package.json')).toEqual({ ...bench, version: '0.2.0' });
  });

  it('stands in the lock files too, where entries of others stay', () => {
    const { folder, files, read } = workspace();
    setVersion(folder, '0.2.0');
    const lock = read('package-lock.json');
    expect(lock.version).toBe('0.2.0');
    expect(lock.packages).toEqual({
      ...files['package-lock.json'].packages,
      '': read('package.json'),
      kernel: read('kernel/package.json'),
      'rules/hex': read('rules/hex/package.json'),
    });
    expect(read('bench/package-lock.json')).toEqual({
      ...lockOf({ '': { ...bench, version: '0.2.0' }, 'node_modules/other': { version: '0.1.0' } }),
      version: '0.2.0',
    });
  });

  it('changes nothing the second time', () => {
    const { folder } = workspace();
    expect(setVersion(folder, '0.2.0')).toHaveLength(6);
    expect(setVersion(folder, '0.2.0')).toEqual([]);
  });

  it.each(['', '2', 'v0.2.0', '0.2', '0.2.0 '])('is not %j, and nothing is written then', (version) => {
    const { folder, files, read } = workspace();
    expect(() => setVersion(folder, version)).toThrow('is no version such as 0.2.0');
    expect(read('package.json')).toEqual(files['package.json']);
  });
});

describe('the version of this project', () => {
  const versionIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).version;

  it('is the same in every package', () => {
    const folders = [...workspacesOf(root), 'bench'];
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.filter((folder) => versionIn(folder) !== versionIn(''))).toEqual([]);
  });

  it('is the newest that the changelog tells of, with its date', () => {
    const [newest] = /^## \d.*$/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
    expect(newest).toMatch(/^## \S+, \d{4}-\d{2}-\d{2}$/);
    expect(newest).toContain(`## ${versionIn('')},`);
  });
});
