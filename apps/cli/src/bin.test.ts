import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { BIN, buildCommand } from './testing/built.ts';
import { freshFolder } from './testing/cli.ts';

const acies = (args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    cwd: freshFolder(),
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
};

describe('the installed command', () => {
  beforeAll(buildCommand, 120_000);

  test('works out odds', () => {
    const { code, out } = acies(['calc', 'hex/order-test', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ procedure: 'hex/order-test' });
  });

  test('plays from a pipe and keeps the game at its end', () => {
    const { code, out, err } = acies(['play', '--battle', 'sabis', '--blue', 'human', '--seed', '7'], '1\n1\nundo\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Taken back.');
    expect(out).toContain('The game is kept in .acies/autosave-sabis-7.json');
  });

  test('ends with code 2 and one line for bad input', () => {
    const { code, out, err } = acies(['play', '--battle', 'sabsi']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^acies: there is no battle "sabsi"; did you mean "sabis"\?.*\n$/);
  });

  test.skipIf(!existsSync('/dev/full'))('says that there is no room for what it prints', () => {
    const stdout = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'rules'], { stdio: ['ignore', stdout, 'pipe'] });
    closeSync(stdout);
    expect({ status, err: String(stderr) }).toEqual({
      status: 1,
      err: 'acies: cannot write what is to be printed: the disk is full\n',
    });
  });

  test.skipIf(process.platform === 'win32')('does not mind a reader who has seen enough', () => {
    const script = `${process.execPath} ${BIN} clauses hex | head -1`;
    expect(execFileSync('bash', ['-o', 'pipefail', '-c', script], { encoding: 'utf8' })).toBe('Stands\n');
  });
});
