import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { folderFaults } from './folders.mjs';

const numbered = (count, name) => Array.from({ length: count }, (_, i) => name(i));

/** The faults of a folder with these files, all of them empty. */
function faultsOf(files) {
  const folder = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-folders-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folderFaults(folder, 'packages');
}

it('a folder holds twenty sources, and one more is too many', () => {
  const sources = numbered(21, (i) => `hex/src/s${i}.${i % 2 === 0 ? 'ts' : 'tsx'}`);
  expect(faultsOf(sources.slice(1))).toEqual([]);
  expect(faultsOf(sources)).toEqual(['packages/hex/src: 21 sources, where at most 20 are looked through']);
});

it('each folder counts for itself, and tests, styles and what is built do not', () => {
  const files = [
    ...numbered(20, (i) => `src/s${i}.ts`),
    ...numbered(20, (i) => `src/s${i}.test.ts`),
    ...numbered(20, (i) => `src/play/p${i}.ts`),
    ...numbered(20, (i) => `src/s${i}.css`),
    ...numbered(21, (i) => `dist/d${i}.ts`),
    ...numbered(21, (i) => `dist-types/d${i}.ts`),
    ...numbered(21, (i) => `node_modules/it/d${i}.ts`),
  ];
  expect(faultsOf(files)).toEqual([]);
});

it('calculators and tests are as many as there are, but not what lies below them', () => {
  const sources = [
    ...numbered(21, (i) => `src/calculators/c${i}.ts`),
    ...numbered(21, (i) => `src/tests/t${i}.ts`),
    ...numbered(22, (i) => `src/calculators/parts/p${i}.ts`),
  ];
  expect(faultsOf(sources)).toEqual([
    'packages/src/calculators/parts: 22 sources, where at most 20 are looked through',
  ]);
});
