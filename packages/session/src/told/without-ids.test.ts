import type { Scene } from '@acies/kernel/picture';
import { expect, test } from 'vitest';
import { withoutIds } from './without-ids.ts';

type Named = Pick<Scene, 'pieces' | 'trays'>;
const piece = (name: string, label: string) => ({ name, label });
const scene = {
  pieces: [piece('Hastati 1', 'has1'), piece('Hastati 11', 'has11')],
  trays: [{ pieces: [piece('Camp', 'camp')] }],
} as unknown as Named;

test('units are called by their names alone, on the table and beside it', () => {
  const plain = withoutIds(scene);
  expect(plain('Hastati 11 (has11) charges Hastati 1 (has1)')).toBe('Hastati 11 charges Hastati 1');
  expect(plain('near Camp (camp), 4 JT (about)')).toBe('near Camp, 4 JT (about)');
});
