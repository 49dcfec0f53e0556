import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { jsonFaultAt } from './json-fault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const json = fc.json({ maxDepth: 3 });

describe('the place where a text stops being JSON', () => {
  check.prop([json])('is nowhere in JSON', (text) => {
    expect(jsonFaultAt(text)).toBe(-1);
    expect(jsonFaultAt(` \n${JSON.stringify(JSON.parse(text), null, 2)}\n`)).toBe(-1);
  });

  check.prop([json, fc.nat()])('is the end of JSON that breaks off', (text, at) => {
    const cut = text.slice(0, at % text.length);
    if (!isJson(cut)) expect(jsonFaultAt(cut)).toBe(cut.length);
  });

  check.prop([json, fc.nat(), fc.nat(2), fc.constantFrom('', ',', '"', '}', ']', ':', '0', '.', '-', 'x', '\\', '\n')])(
    'is found wherever the parser finds one, and nothing after it matters',
    (text, at, length, put) => {
      const start = at % text.length;
      const altered = text.slice(0, start) + put + text.slice(start + length);
      const fault = jsonFaultAt(altered);
      expect(fault === -1).toBe(isJson(altered));
      if (fault >= 0 && fault < altered.length) expect(jsonFaultAt(`${altered.slice(0, fault + 1)}}`)).toBe(fault);
    },
  );

  test.each<[string, number]>([
    ['', 0],
    ['  ', 2],
    ['hello', 0],
    ['{"a": }', 6],
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['{1: 1}', 1],
    ['[1 2]', 3],
    ['[1,]', 3],
    ['[truf]', 4],
    ['[01]', 2],
    ['[-]', 2],
    ['[1.]', 3],
    ['[1, "a\nb"]', 6],
    ['["\\x"]', 2],
    ['["\\u00g0"]', 2],
    ['{"a": 1}}', 8],
    ['{"a": 1} x', 9],
    ['["\\', 3],
    ['["\\u00', 6],
    ['{"a": nul', 9],
    ['[-', 2],
    ['[1e', 3],
  ])('in %j is %i', (text, at) => expect(jsonFaultAt(text)).toBe(at));
});
