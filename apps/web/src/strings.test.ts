import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { number, numberAsTyped, numberFrom, percent, signed, t } from './strings.ts';

const folder = dirname(fileURLToPath(import.meta.url));
/** The client itself, with what names it to browsers; what a test says proves nothing. */
const isSource = (path: string): boolean => /(?<!\.test)\.tsx?$/.test(path) && !/(^|\/)(browser|testing)\//.test(path);
const sources = [...readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource), '../vite.config.ts']
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n');

describe('the catalogue', () => {
  it.each(Object.entries(t))('%s says something, and somebody says it', (key, words) => {
    expect(typeof words === 'string' ? words : (words as (...given: unknown[]) => string)(1, 2, 3)).toMatch(/\S/);
    expect(new RegExp(`\\bt\\.${key}\\b`).test(sources), `t.${key} is used`).toBe(true);
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
