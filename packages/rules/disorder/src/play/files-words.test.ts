import { expect, it } from 'vitest';
import { filesTyped, inFiles } from './files-words.ts';

it('LG-MAN-1 CB-MAN-6 files as they are told can be typed', () => {
  expect([inFiles(1), inFiles(4)]).toEqual(['in 1 file', 'in 4 files']);
  expect([filesTyped(`stand ${inFiles(4)}`), filesTyped(`form quincunx ${inFiles(1)}`)]).toEqual([
    ...['files 4', 'form quincunx 1'],
  ]);
  expect([filesTyped('files 4'), filesTyped('form column')]).toEqual(['files 4', 'form column']);
});
