import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openBooks, tryCase } from './fuzz.ts';
import { type StoredCase, textOf } from './stored.ts';

const folder = new URL('../cases/', import.meta.url);
const books = await openBooks();

/** What once broke the contract is kept, and must never do so again. */
describe('stored cases', () => {
  test.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s', (name) => {
    const { about, outcome, ...stored } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as StoredCase;
    expect(about).not.toBe('');
    expect(tryCase(books, { ...stored, text: textOf(stored) })).toBe(outcome);
  });
});
