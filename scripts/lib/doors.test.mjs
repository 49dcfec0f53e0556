import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { doorFaults, reportOf } from './doors.mjs';

/** The declarations that a report of these files tells, the door being the first. */
function told(files) {
  const folder = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-doors-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return reportOf('it', join(folder, Object.keys(files)[0]))
    .trimEnd()
    .split('\n\n');
}

it('each name has its declaration, in order and without comments', () => {
  const index = [
    '/** How far. */',
    'export declare const reach: (from: number) => number;',
    'export interface Box { readonly x: number; /** To the right. */ y?: string }',
    'export declare function at(x: number): Box;',
    'export declare function at(x: string): Box;',
    'declare const hidden: number;',
  ].join('\n');
  expect(told({ 'index.d.ts': index })).toEqual([
    'it hands out 3 names.',
    'interface Box {\n    readonly x: number;\n    y?: string;\n}',
    'function at(x: number): Box;\nfunction at(x: string): Box;',
    'const reach: (from: number) => number;',
  ]);
});

it('names are followed to the files that declare them, whatever extension these are asked for by', () => {
  const files = {
    'index.d.ts': [
      "export { Box, type Far as Near } from './board/box.ts';",
      "export * from './more.js';",
      "export type { Side } from '@acies/kernel';",
      "export * from '@acies/kernel/odds';",
    ].join('\n'),
    'board/box.d.ts': [
      "import { type Far } from '../far.ts';",
      'export declare class Box {}',
      'export { type Far };',
      'export type Unseen = 1;',
    ].join('\n'),
    'far.d.ts': 'export type Far = 9;',
    'more.d.ts': 'export type More = 2;',
  };
  expect(told(files)).toEqual([
    'it hands out 5 names.',
    "all of '@acies/kernel/odds'",
    'class Box {\n}',
    'type More = 2;',
    'as Near: type Far = 9;',
    "Side from '@acies/kernel'",
  ]);
});

it.each([
  ["export { Gone } from './box.ts';", 'box.ts declares no Gone'],
  ["export { Gone } from './gone.ts';", '"npm run build" makes it'],
  ['export { Gone };', 'nobody knows where Gone comes from'],
])('what cannot be followed is an error: %s', (index, fault) => {
  expect(() => told({ 'index.d.ts': index, 'box.d.ts': 'export type Box = 1;' })).toThrow(fault);
});

const report = (...declarations) => `${['it hands out these.', ...declarations].join('\n\n')}\n`;

it('doors that are as they were have no faults', () => {
  const stored = new Map([['it.txt', report('type Far = 9;')]]);
  expect(doorFaults(stored, new Map(stored))).toEqual([]);
});

it('a name that comes, goes or changes is told, and so is a door', () => {
  const stored = new Map([
    ['it.txt', report('type Far = 9;', 'type Gone = 1;', 'type Kept = 0;')],
    ['old.txt', report()],
  ]);
  const now = new Map([
    ['it.txt', report('type Come = 1;', 'type Far = {\n    x: 8;\n};', 'type Kept = 0;')],
    ['new.txt', report()],
  ]);
  expect(doorFaults(stored, now)).toEqual([
    'it.txt: - type Far = 9;',
    'it.txt: - type Gone = 1;',
    'it.txt: + type Come = 1;',
    'it.txt: + type Far = { x: 8; };',
    'new.txt: a door that is new',
    'old.txt: there is no such door any more',
  ]);
});

it('a long declaration is told by its beginning', () => {
  const [fault] = doorFaults(
    new Map([['it.txt', report()]]),
    new Map([['it.txt', report(`type Long = ${'x'.repeat(999)};`)]]),
  );
  expect(fault).toMatch(/^it\.txt: \+ type Long = x{100,}…$/);
});
