import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SIDES } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { tw } from './battle/opinions/strings.ts';
import { tb } from './battle/strings.ts';
import { tc } from './battle/tutorial/strings.ts';
import { number, numberAsTyped, numberFrom, percent, signed, t } from './strings.ts';

const folder = dirname(fileURLToPath(import.meta.url));
/** The client itself, with what names it to browsers; what a test says proves nothing. */
const isSource = (path: string): boolean => /(?<!\.test)\.tsx?$/.test(path) && !/(^|\/)(browser|testing)\//.test(path);
const sources = [...readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource), '../vite.config.ts']
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n');

/** Words that are found by the name of what they are of: a side, a tab beside the table, how a first game ended. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  tb: [...SIDES, 'log', 'units', 'state', 'presets'],
  tc: ['won', 'lost', 'drawn', 'ended'],
};

/** What an entry says: itself, what it makes of what it is given, or all that it holds. */
function saidBy(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return saidBy(words(1, 2, 3, 4));
  return Object.values(words as object).flatMap(saidBy);
}

describe.each(Object.entries({ t, tb, tc, tw }))('the catalogue %s', (name, catalogue) => {
  it.each(Object.entries<unknown>(catalogue))('%s says something, and somebody says it', (key, words) => {
    for (const said of saidBy(words)) expect(said).toMatch(/\S/);
    const isUsed = new RegExp(`\\b${name}\\.${key}\\b`).test(sources) || BY_NAME[name]?.includes(key) === true;
    expect(isUsed, `${name}.${key} is used`).toBe(true);
  });
});

describe('numbers', () => {
  it('are percentages with a digit after the point, and small ones are not nothing', () => {
    expect(percent(0.3347)).toBe('33.5%');
    expect(percent(1)).toBe('100%');
    expect(percent(0)).toBe('0%');
    expect(percent(0.0005)).toBe('0.1%');
    expect(percent(0.0004)).toBe('< 0.1%');
    expect(percent(0.9996)).toBe('> 99.9%');
    expect(percent(0.9994)).toBe('99.9%');
    expect(percent(1 - 1e-12)).toBe('100%');
  });

  it('have two digits after the point, and a sign where they are added', () => {
    expect(number(0.335)).toBe('0.34');
    expect(signed(2)).toBe('+2');
    expect(signed(0)).toBe('0');
    expect(signed(-1)).toBe('-1');
  });

  it('are kept as they are typed', () => {
    expect(numberFrom(' 2.5 ')).toBe('2.5');
    expect(numberAsTyped('2.5')).toBe('2.5');
  });
});
