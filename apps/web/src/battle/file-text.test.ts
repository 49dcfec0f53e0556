import { MOST_BYTES } from '@acies/kernel';
import { expect, test, vi } from 'vitest';
import { NoAnswer } from './client.ts';
import { textOf } from './file-text.ts';

test('a file is read', async () => expect(await textOf(new File(['{}'], 'game.json'))).toBe('{}'));

test('one that is too large is refused before it is loaded', async () => {
  const text = vi.fn();
  const refused = textOf({ name: 'film.json', size: MOST_BYTES + 1, text });
  await expect(refused).rejects.toThrow(NoAnswer);
  await expect(refused).rejects.toThrow('film.json is too long');
  expect(text).not.toHaveBeenCalled();
});
