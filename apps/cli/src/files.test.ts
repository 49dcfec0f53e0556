import { statSync, writeFileSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readStream, readText, shownPath, textWithin } from './files.ts';
import { acies, freshFolder } from './testing/cli.ts';

describe('a file is read', () => {
  test('whole up to so many bytes, and not at all beyond', () => {
    const path = join(freshFolder(), 'file');
    const text = 'é'.repeat(100_000);
    writeFileSync(path, text);
    expect(textWithin(path, 200_000)).toBe(text);
    expect(textWithin(path, 199_999)).toBeUndefined();
    expect(readText(path)).toBe(text);
    writeFileSync(path, '');
    expect(textWithin(path, 0)).toBe('');
  });

  test.each([
    ['UTF-8 with a mark', Buffer.from('\ufeff{"a":"é𐌀"}\n')],
    ['UTF-16, as PowerShell writes it', Buffer.from('\ufeff{"a":"é𐌀"}\n', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeff{"a":"é𐌀"}\n', 'utf16le').swap16()],
  ])('in %s, and so is standard input', async (_, bytes) => {
    const path = join(freshFolder(), 'file');
    writeFileSync(path, bytes);
    expect(readText(path)).toBe('{"a":"é𐌀"}\n');
    expect(textWithin(path, bytes.length - 1)).toBeUndefined();
    expect(await readStream(Readable.from([bytes.subarray(0, 1), bytes.subarray(1)]), 'it')).toBe('{"a":"é𐌀"}\n');
  });

  test.skipIf(process.platform !== 'linux')('within the bounds where its size is not known beforehand', async () => {
    expect(statSync('/proc/self/status').size).toBe(0);
    expect(readText('/proc/self/status')).toContain('Pid:');
    expect(textWithin('/proc/self/status', 10)).toBeUndefined();
    for (const args of ['calc hex/melee --input /dev/zero', 'replay /dev/zero', 'play --load /dev/zero']) {
      const { code, err } = await acies(args);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('/dev/zero is too long') });
    }
    const ladder = 'ladder --rules hex --battle sabis --players random,recruit --games 2 --seed 1 --record /dev/zero';
    expect((await acies(ladder)).err).toContain('/dev/zero is too long: of a record');
  });
});

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
