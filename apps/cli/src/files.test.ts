import { posix, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shownPath } from './files.ts';

describe('a path is shown', () => {
  test.each([
    ['/home/me', '/home/me/.acies/a.json', '.acies/a.json'],
    ['/home/me', '/tmp/a.json', '/tmp/a.json'],
    ['/home/me', '/home/me/back\\slash.json', 'back\\slash.json'],
    ['/home/me', '/home/me/\u001b[2Ja\nb.json', 'a b.json'],
  ])('in %j: %j as %j', (cwd, path, shown) => expect(shownPath(cwd, path, posix)).toBe(shown));

  test.each([
    ['C:\\me', 'C:\\me\\.acies\\a.json', '.acies/a.json'],
    ['C:\\me', 'D:\\games\\a.json', 'D:/games/a.json'],
    ['C:\\me', 'C:\\Users\\a.json', 'C:/Users/a.json'],
  ])('on Windows in %j: %j as %j', (cwd, path, shown) => expect(shownPath(cwd, path, win32)).toBe(shown));
});
