import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isObeyed } from '@acies/kernel/input';
import { afterEach, describe, expect, it } from 'vitest';
import { addressesAbroad } from './addresses.ts';
import { OWN_ADDRESSES, openRaw } from './testing/raw.ts';
import { smallSite } from './testing/site.ts';

/** Built by now, as what it is started with. */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = smallSite();
let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

/** Starts it as `npm start` does, and collects what it says. */
function started(...args: string[]) {
  const one = spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe', env: { ...process.env, PORT: '' } });
  child = one;
  let said = '';
  for (const stream of [one.stdout, one.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise<number | string | null>((end) => one.on('close', (code, signal) => end(code ?? signal)));
  const saying = async (what: RegExp): Promise<string> => {
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(what);
    return said;
  };
  return { kill: (signal: NodeJS.Signals) => one.kill(signal), ended, saying, said: () => said };
}

/** A port that somebody else has, for as long as it takes. */
async function takenPort(host: string): Promise<{ port: number; free: () => void }> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, host, listening));
  return { port: (server.address() as { port: number }).port, free: () => void server.close() };
}

const addressIn = (said: string): string => /at (http:\/\/localhost:\d+\/)/.exec(said)![1]!;

/** Windows has no signals: what is sent one there is just ended. */
const endOf = (signal: NodeJS.Signals) => (process.platform === 'win32' ? signal : 0);

describe('the server as a process', () => {
  it.each(OWN_ADDRESSES)('takes the next port where its own is taken at %s, answers, and stops', async (host) => {
    const { port, free } = await takenPort(host);
    const { kill, ended, saying } = started(folder, '--port', String(port));
    const said = await saying(/are at http/);
    expect(said).toMatch(new RegExp(`port ${port} is busy, so it is \\d+`));
    expect(said).toContain('this machine alone can reach it');
    const address = addressIn(said);
    expect(address).not.toContain(`:${port}/`);
    expect(await (await fetch(address)).text()).toContain('Acies');
    // A page that is left open, and somebody who never ends a question.
    const left = await openRaw(Number(new URL(address).port));
    left.socket.write('GET / HTTP/1.1\r\n');
    const begun = performance.now();
    kill('SIGTERM');
    expect(await ended).toBe(endOf('SIGTERM'));
    expect(performance.now() - begun).toBeLessThan(5_000);
    free();
  });

  it('is nowhere but on this machine, unless the network is wanted, and then says where', async () => {
    const [abroad] = addressesAbroad();
    const alone = started(folder);
    const port = new URL(addressIn(await alone.saying(/are at http/))).port;
    if (abroad) await expect(fetch(`http://${abroad}:${port}/`)).rejects.toThrow();
    alone.kill('SIGINT');
    expect(await alone.ended).toBe(endOf('SIGINT'));

    const wide = started(folder, '--lan');
    const said = await wide.saying(abroad ? /▀▀\n$/ : /in no network/);
    if (abroad) {
      const there = `http://${abroad}:${new URL(addressIn(said)).port}/`;
      expect(said).toContain(there);
      expect((await fetch(there)).status).toBe(200);
    }
    wide.kill('SIGINT');
    expect(await wide.ended).toBe(endOf('SIGINT'));
  });

  it.each([
    [['--port', 'x'], 2, '--port is to be a number from 1 to 65535, not "x"'],
    [['--wan'], 2, "Unknown option '--wan'; it is\nnpm start"],
    [['--help'], 0, 'with a QR code for telephones'],
  ])('with %j ends with %i and words', async (args, code, words) => {
    const { ended, said } = started(folder, ...args);
    expect(await ended).toBe(code);
    expect(said()).toContain(words);
  });

  it.each([
    ['an option', [folder, '--\u001b[2Jwan'], 2],
    ['a port', [folder, '--port', '1\u009b2J\n2'], 2],
    ['a folder', [`${folder}\u001b]0;gone\u0007`], 1],
  ])('repeats of %s what can only be read', async (_, args, code) => {
    const { ended, said } = started(...args);
    expect(await ended).toBe(code);
    expect(said()).toMatch(/^acies: /);
    expect(said().split('\n').filter(isObeyed)).toEqual([]);
  });

  it('says which folder is not there', async () => {
    const { ended, said } = started(`${folder}-gone`);
    expect(await ended).toBe(1);
    expect(said()).toContain(`-gone`);
  });
});
