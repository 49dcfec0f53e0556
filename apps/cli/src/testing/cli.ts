import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Write } from '../disk/write-whole.ts';
import type { Io } from '../io.ts';
import { run } from '../main.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  /** Lines typed, or all of standard input. */
  readonly input?: readonly string[] | string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** How files are written, where a disk is to be full. */
  readonly write?: Write;
}

/** A folder for what a test writes; the test run removes them all at its end. */
export const freshFolder = (): string => mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-test-'));

/** Runs the command in process, as if from a script. */
export async function acies(args: string | readonly string[], world: World = {}): Promise<Ran> {
  const { input = '', cwd = freshFolder(), env = {}, write } = world;
  const [out, err] = [new PassThrough(), new PassThrough()];
  const [outText, errText] = [textOf(out), textOf(err)];
  const text = typeof input === 'string' ? input : input.map((line) => `${line}\n`).join('');
  const streams = { stdin: Readable.from([text]), stdout: out, stderr: err };
  const io: Io = { ...streams, env: { HOME: cwd, ...env }, cwd, ...(write && { write }) };
  const code = await run(typeof args === 'string' ? args.split(' ') : args, io);
  return { code, out: outText(), err: errText() };
}

/** Runs the command, with control-C pressed after a few pieces of work, between which it lets go. */
export async function aciesStopped(args: string, pieces: number, world?: World): Promise<Ran> {
  const before = process.listenerCount('SIGINT');
  const running = acies(args, world);
  while (process.listenerCount('SIGINT') === before) await setImmediate();
  for (let i = 0; i < pieces; i++) await setImmediate();
  process.emit('SIGINT');
  return running;
}

/** Collects what is written; calling it gives the text so far. */
function textOf(stream: PassThrough): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

/** A key that is never pressed leaves a command waiting for ever; no test of menus takes this long. */
const LONGEST = 60_000;

/** Someone at a keyboard: keys are pressed when the screen shows what they answer to. */
export async function atKeyboard(
  args: readonly string[],
  presses: readonly (readonly [awaited: string, keys: string])[],
  cwd = freshFolder(),
): Promise<Ran> {
  const tty = { isTTY: true, columns: 80, rows: 200, setRawMode: () => {} };
  const stdin = Object.assign(new PassThrough(), tty);
  const stdout = Object.assign(new PassThrough(), tty);
  const stderr = new PassThrough();
  const errText = textOf(stderr);
  let [shown, from, next] = ['', 0, 0];
  stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    const press = presses[next];
    if (!press || !shown.slice(from).includes(press[0])) return;
    next++;
    from = shown.length;
    setTimeout(() => stdin.write(press[1]), 5);
  });
  const env = { HOME: cwd, TERM: 'xterm', PAGER: 'cat' };
  let limit: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error(`never shown: ${presses[next]?.[0] ?? 'the end'}`)), LONGEST);
  });
  const code = await Promise.race([run(args, { stdin, stdout, stderr, env, cwd }), stuck]);
  clearTimeout(limit);
  return { code, out: shown, err: errText() };
}

export const ENTER = '\r';
export const DOWN = '\u001b[B';
export const UP = '\u001b[A';
export const CONTROL_C = '\u0003';
