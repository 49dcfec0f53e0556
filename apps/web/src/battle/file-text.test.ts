import { MOST_BYTES } from '@acies/kernel/input';
import { expect, test, vi } from 'vitest';
import { NoAnswer } from './client.ts';
import { textOf } from './file-text.ts';

test('a file is read', async () => expect(await textOf(new File(['{}'], 'game.json'))).toBe('{}'));

test.each([
  ['UTF-8', [0xef, 0xbb, 0xbf, 0x7b, 0xc3, 0xa9]],
  ['UTF-16, as PowerShell writes it', [0xff, 0xfe, 0x7b, 0, 0xe9, 0]],
  ['UTF-16 the other way round', [0xfe, 0xff, 0, 0x7b, 0, 0xe9]],
])('the mark of a file in %s is no part of its text', async (_, bytes) =>
  expect(await textOf(new File([Uint8Array.from(bytes)], 'game.json'))).toBe('{é'),
);

test('one that is too large is refused before it is loaded', async () => {
  const arrayBuffer = vi.fn();
  const refused = textOf({ name: 'film.json', size: MOST_BYTES + 1, arrayBuffer });
  await expect(refused).rejects.toThrow(NoAnswer);
  await expect(refused).rejects.toThrow('film.json is too long');
  expect(arrayBuffer).not.toHaveBeenCalled();
});
