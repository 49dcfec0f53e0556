import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doorsOf, librariesOf, packageFaults, packagesIn } from './packages.mjs';
import { removeLeftovers, unreached } from './packing.mjs';

/** A folder with these files: texts as they are, all else as JSON. */
function folderWith(files) {
  const folder = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-packing-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const kernel = { name: '@a/kernel', dependencies: { zod: '1' } };
const hex = { name: '@a/hex', dependencies: { '@a/kernel': '1', pool: '1' } };

describe('packages', () => {
  it('are those of the workspace that are not private', () => {
    const root = folderWith({
      'package.json': { workspaces: ['kernel', 'rules/*'] },
      'kernel/package.json': kernel,
      'rules/hex/package.json': hex,
      'rules/tests/package.json': { name: '@a/tests', private: true },
    });
    expect(packagesIn(root).map(({ path }) => path)).toEqual(['kernel', 'rules/hex']);
  });

  it('have doors, each with its types and its code, but for those that the workspace alone opens', () => {
    const exports = {
      '.': { types: './a.d.ts', default: './a.js' },
      './odds': { types: './b.d.ts', default: './b.js' },
    };
    expect(doorsOf({ name: '@a/kernel', exports })).toEqual([
      { name: '@a/kernel', types: './a.d.ts', code: './a.js' },
      { name: '@a/kernel/odds', types: './b.d.ts', code: './b.js' },
    ]);
    expect(doorsOf({ name: 'a' })).toEqual([]);
  });
});

describe('a package that others may install', () => {
  const manifest = {
    name: '@a/kernel',
    description: 'The kernel',
    license: 'MIT',
    repository: { url: 'git+https://a.example', directory: 'kernel' },
    keywords: ['dice'],
    engines: { node: '>=20' },
    files: ['dist'],
    exports: { '.': { default: './a.js' }, './odds': { default: './b.js' } },
  };
  const sound = {
    'package.json': { workspaces: ['kernel'], repository: { url: 'git+https://a.example' } },
    LICENSE: 'MIT',
    'kernel/package.json': manifest,
    'kernel/LICENSE': 'MIT',
    'kernel/README.md': 'It is `@a/kernel`, with `@a/kernel/odds`.',
  };
  const faultsOf = (files) => packageFaults(folderWith({ ...sound, ...files }));

  it('is sound with all its facts, its licence, and a README of its doors', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each(['description', 'license', 'keywords', 'engines', 'files'])('is at fault without %s', (key) => {
    expect(faultsOf({ 'kernel/package.json': { ...manifest, [key]: undefined } })).toEqual([
      `kernel/package.json has no ${key}`,
    ]);
  });

  it.each([
    [{ url: 'git+https://b.example', directory: 'kernel' }],
    [{ url: 'git+https://a.example', directory: 'rules' }],
  ])('is at fault with the repository %j', (repository) => {
    expect(faultsOf({ 'kernel/package.json': { ...manifest, repository } })).toEqual([
      'kernel/package.json has another repository, or another directory in it',
    ]);
  });

  it('is at fault with another licence, or a door that the README leaves out', () => {
    expect(faultsOf({ 'kernel/LICENSE': 'Mine', 'kernel/README.md': 'It is `@a/kernel`.' })).toEqual([
      'kernel/LICENSE is not that of the whole',
      'kernel/README.md does not name `@a/kernel/odds`',
    ]);
  });
});

describe('libraries', () => {
  const files = {
    'package.json': { workspaces: ['kernel', 'hex'] },
    'kernel/package.json': kernel,
    'hex/package.json': hex,
    'node_modules/zod/package.json': { name: 'zod' },
    'node_modules/pool/package.json': {
      dependencies: { part: '1', native: '1' },
      optionalDependencies: { native: '1', other: '1' },
    },
    'node_modules/part/package.json': {},
    'node_modules/native/package.json': {},
  };

  it('are what packages need and what that needs in turn, but for ours and what is optional', () => {
    const root = folderWith(files);
    const found = librariesOf(packagesIn(root)).map((folder) => folder.slice(root.length + 1).replaceAll('\\', '/'));
    expect(found.sort()).toEqual(['node_modules/part', 'node_modules/pool', 'node_modules/zod']);
  });

  it('are refused in two versions, for they are installed side by side', () => {
    const root = folderWith({
      ...files,
      'hex/node_modules/zod/package.json': {},
      'node_modules/part/package.json': {},
    });
    writeFileSync(join(root, 'hex/package.json'), JSON.stringify({ ...hex, dependencies: { zod: '2' } }));
    expect(() => librariesOf(packagesIn(root))).toThrow('zod is needed in two versions');
  });

  it('are refused where they are not installed', () => {
    const root = folderWith({ ...files, 'kernel/package.json': { ...kernel, dependencies: { none: '1' } } });
    expect(() => librariesOf(packagesIn(root))).toThrow('needs none, which is not installed');
  });
});

describe('what is built', () => {
  it('is left over where its source has moved or gone, and taken away', () => {
    const folder = folderWith({
      'src/play/turn.ts': '',
      'src/panel.tsx': '',
      'dist/play/turn.js': '',
      'dist/play/turn.js.map': '',
      'dist/play/turn.d.ts': '',
      'dist/panel.js': '',
      'dist/turn.js': '',
      'dist/turn.js.map': '',
      'dist/turn.d.ts': '',
    });
    expect(removeLeftovers(folder)).toHaveLength(3);
    expect(['turn.js', 'turn.js.map', 'turn.d.ts'].filter((file) => existsSync(join(folder, 'dist', file)))).toEqual(
      [],
    );
    expect(removeLeftovers(folder)).toEqual([]);
  });

  it('is reached from a door by code, by types alone, when it is wanted, or as a worker', () => {
    const files = {
      'dist/index.js':
        "export * from './turn.js';\nconst late = () => import('./late.js');\nnew URL('./worker.js', import.meta.url);",
      'dist/index.d.ts': "export * from './turn.ts';\nimport type { Words } from './words.ts';",
      'dist/turn.js': "import './steps/step.js';",
      'dist/turn.d.ts': '',
      'dist/steps/step.js': '',
      'dist/steps/step.js.map': '',
      'dist/late.js': '',
      'dist/worker.js': '',
      'dist/words.js': '',
      'dist/words.d.ts': '',
      'dist/stage.js': "import './index.js';",
      'dist/stage.d.ts': '',
      'README.md': '',
    };
    const folder = folderWith(files);
    const doors = ['./dist/index.d.ts', './dist/index.js'];
    expect(unreached(folder, doors, Object.keys(files))).toEqual(['dist/stage.js', 'dist/stage.d.ts']);
  });
});
