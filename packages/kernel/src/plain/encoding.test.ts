import { expect, test } from 'vitest';
import { encodingOf } from './encoding.ts';

test.each([
  ['utf-8', [0x7b, 0x7d]],
  ['utf-8', [0xef, 0xbb, 0xbf, 0x7b]],
  ['utf-16le', [0xff, 0xfe, 0x7b, 0]],
  ['utf-16be', [0xfe, 0xff, 0, 0x7b]],
  ['utf-8', [0xff, 0xff]],
  ['utf-8', [0xfe, 0xfe]],
  ['utf-8', [0xff]],
  ['utf-8', []],
])('a text is %s that begins with %j', (encoding, bytes) => expect(encodingOf(Uint8Array.from(bytes))).toBe(encoding));
