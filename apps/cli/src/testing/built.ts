import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The command as it is installed. */
export const BIN = at('../../bin/acies.js');

/** Builds the command; where everything is built already this does nothing. */
export const buildCommand = (): void =>
  void spawnSync(process.execPath, [at('../../../../node_modules/typescript/bin/tsc'), '-b', at('../..')]);

/** Longer than a busy machine takes to start a process and answer. */
const PATIENCE_MS = 60_000;

/** Looking more often would take the core from what is looked at. */
const LOOKED_MS = 4;

/** A person's part of a game in a process of its own: lines go in, and what is shown and said comes out. */
export class Sitting {
  out = '';
  err = '';
  readonly pid: number;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<number | null>;

  constructor(args: readonly string[], cwd: string, home = cwd) {
    const env = { ...process.env, HOME: home, NO_COLOR: '1' };
    this.#child = spawn(process.execPath, [BIN, ...args], { cwd, env });
    this.pid = this.#child.pid!;
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => (this.out += chunk));
    this.#child.stderr.setEncoding('utf8').on('data', (chunk: string) => (this.err += chunk));
    // What is typed to one who has just been killed reaches nobody.
    this.#child.stdin.on('error', () => {});
    this.#ended = new Promise((resolve) => this.#child.once('close', resolve));
  }

  type(...lines: readonly string[]): void {
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Waits until something is so, which what the process writes will show. */
  async until(isSo: () => boolean): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!isSo()) {
      if (performance.now() > deadline || this.#child.exitCode !== null)
        throw new Error(`never came to it: ${isSo}\n${this.out.slice(-1000)}\n${this.err}`);
      await setTimeout(LOOKED_MS);
    }
  }

  /** Ends it as nothing can be prepared for. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** No more is typed; the answer is the exit code. */
  leave(): Promise<number | null> {
    this.#child.stdin.end();
    return this.#ended;
  }

  /** How many choices have been typed and shown. */
  get answered(): number {
    return this.out.match(ANSWER)?.length ?? 0;
  }

  /** How many of them have been acknowledged, by the next question. */
  get acknowledged(): number {
    const last = [...this.out.matchAll(ANSWER)].at(-1);
    if (!last) return 0;
    return /^(?:red|blue): /m.test(this.out.slice(last.index + last[0].length)) ? this.answered : this.answered - 1;
  }
}

const ANSWER = /^(?:red|blue)> 1\n/gm;
