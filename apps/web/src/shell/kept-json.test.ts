import { expect, test } from 'vitest';
import { keptJson } from './kept-json.ts';

test('what is kept as JSON is read', () => expect(keptJson('{"a":[1]}')).toEqual({ a: [1] }));

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['what is no JSON', '{"a":'],
  ['what is nested 20,000 deep', '['.repeat(20_000) + ']'.repeat(20_000)],
])('%s is as if it were not there', (_, text) => expect(keptJson(text)).toBeUndefined());
