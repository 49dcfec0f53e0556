import { mkdtempSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Machine } from './machine.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const LINUX: Machine = { platform: 'linux', user: 0, isCi: false, run: () => undefined, wait: async () => {} };
const refusing = (program: string): Machine['run'] => {
  return (asked) => (asked === program ? 'not permitted' : undefined);
};

describe('where no small disk can be mounted', () => {
  const warned = vi.fn();
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warned));
  afterEach(() => {
    vi.restoreAllMocks();
    warned.mockClear();
  });

  test.each<[string, Partial<Machine>, string]>([
    ['another system', { platform: 'darwin', user: 501 }, 'on Linux only'],
    ['root of another system', { platform: 'freebsd' }, 'on Linux only'],
    ['Windows', { platform: 'win32', user: undefined }, 'on Linux only'],
    ['anybody but root', { user: 1000 }, 'only root may'],
  ])('%s is told so, which is printed; in CI it is a failure', (_, machine, why) => {
    expect(mountSmallDisk('/nowhere', '64k', { ...LINUX, ...machine })).toContain(why);
    expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(`^skipped: .*${why}`));
    expect(() => mountSmallDisk('/nowhere', '64k', { ...LINUX, ...machine, isCi: true })).toThrow(why);
  });

  test('it is a failure for root on Linux', () => {
    const machine = { ...LINUX, run: refusing('mount') };
    expect(() => mountSmallDisk('/nowhere', '64k', machine)).toThrow('cannot be mounted here: not permitted');
  });
});

describe('a small disk', () => {
  test('that is not let go is a failure, and goes all the same', async () => {
    const asked: (readonly string[])[] = [];
    const run: Machine['run'] = (program, args) => {
      asked.push([program, ...args]);
      return program === 'umount' ? 'target is busy' : undefined;
    };
    const disk = mountSmallDisk('/nowhere', '64k', { ...LINUX, run }) as SmallDisk;
    await expect(disk.remove()).rejects.toThrow('cannot be unmounted: target is busy');
    expect(asked.at(-1)).toEqual(['umount', '--lazy', '/nowhere']);
  });

  test('is filled but for some blocks, and emptied', async ({ skip }) => {
    const folder = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-disk-'));
    const disk = mountSmallDisk(folder, '64k');
    if (typeof disk === 'string') return skip(disk);
    const left = (): number => statfsSync(folder).bavail;
    const all = left();
    disk.fill(3);
    expect(left()).toBe(3);
    disk.fill();
    expect(left()).toBe(0);
    expect(() => writeFileSync(join(folder, 'more'), 'x')).toThrow('ENOSPC');
    disk.makeRoom();
    expect(left()).toBe(all);
    await disk.remove();
    expect(readdirSync(folder)).toEqual([]);
  });
});
