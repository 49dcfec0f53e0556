import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { BadInput } from '@acies/kernel';
import { readJson, shownText } from '@acies/kernel/input';
import { shortened } from '../../terminal/text.ts';
import { lastWordsIn } from './last-words.ts';
import type { Told } from './messages.ts';

/** A player outside has broken the rules of the match. */
export class Foul extends Error {
  /** What it quotes was written by the player, and is told in one line. */
  constructor(message: string, options?: ErrorOptions) {
    super(shownText(message), options);
  }
}

/** More than this, in a line or in all that waits to be read, is no answer. */
const LONGEST = 1_000_000;
/** In so much of what it wrote on standard error last the error is looked for if it fails: a stack follows it and may be long. */
const LAST_WORDS = 20_000;
/** So much of the line that names it is repeated. */
const LONGEST_WORDS = 400;
/** How long it may take to leave after the end. */
const LEAVING_MS = 500;
/** How long what it wrote last may be on its way once it has ended. */
const LAST_WORDS_MS = 250;

/** What a line of a player says. */
export function answerIn(line: string): unknown {
  try {
    return readJson(line, 'its answer');
  } catch (fault) {
    if (!(fault instanceof BadInput)) throw fault;
    throw new Foul(`${fault.message}: ${shortened(line)}`);
  }
}

/** A player's own process: one line of JSON in, one line of JSON out. */
export class Child {
  readonly #process: ChildProcess;
  readonly #lines: string[] = [];
  readonly #ended: Promise<void>;
  #text = '';
  /** So many characters have come that nobody has asked for yet. */
  #waiting = 0;
  #errors = '';
  #gone: string | undefined;
  #wake: () => void = () => {};
  #settle: () => void = () => {};

  constructor(command: string, cwd: string) {
    this.#ended = new Promise((resolve) => {
      this.#settle = resolve;
    });
    // A group of its own, so that whatever it starts ends with it, and control-C is for us to act on.
    this.#process = spawn(command, { shell: true, cwd, detached: process.platform !== 'win32' });
    this.#process.once('exit', (code, signal) =>
      this.#exited(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
    this.#process.once('error', (fault) => this.#end(`could not be started: ${fault.message}`));
    this.#process.stdout!.setEncoding('utf8').on('data', (chunk: string) => this.#read(chunk));
    this.#process.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
      this.#errors = (this.#errors + chunk).slice(-LAST_WORDS);
    });
    // Writing to one that has just ended fails; that it has ended is told by 'exit'.
    this.#process.stdin!.on('error', () => this.#wake());
    process.once('exit', this.#kill);
  }

  tell(message: Told): void {
    if (this.#process.stdin!.writable) this.#process.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line as JSON, within so many milliseconds. */
  async answer(limit: number): Promise<unknown> {
    return answerIn(await this.#line(limit));
  }

  /** Lets it go: it may read what it was told last, and is ended if it stays. */
  async leave(): Promise<void> {
    this.#process.stdin!.end();
    const patience = setTimeout(() => {
      this.#kill();
      this.#end('did not leave');
    }, LEAVING_MS);
    await this.#ended;
    clearTimeout(patience);
    process.removeListener('exit', this.#kill);
  }

  /** What it has left running behind ends with it, and cannot hold its output open for ever if it has got away. */
  #exited(how: string): void {
    if (process.platform !== 'win32') killGroup(this.#process.pid!);
    const late = setTimeout(() => this.#end(how), LAST_WORDS_MS);
    this.#process.once('close', () => {
      clearTimeout(late);
      this.#end(how);
    });
  }

  #end(how: string): void {
    this.#gone ??= how;
    for (const stream of this.#process.stdio) stream?.destroy();
    this.#wake();
    this.#settle();
  }

  /** What comes when too much is waiting already is not kept: a foul as soon as it is asked again. */
  #read(chunk: string): void {
    if (this.#waiting <= LONGEST) {
      const parts = (this.#text + chunk).split('\n');
      this.#text = parts.pop()!;
      for (const part of parts) if (part.trim() !== '') this.#lines.push(part);
      this.#waiting += chunk.length;
    }
    this.#wake();
  }

  async #line(limit: number): Promise<string> {
    const deadline = performance.now() + limit;
    for (;;) {
      if (this.#waiting > LONGEST) throw new Foul(`it wrote more than ${LONGEST} characters at once`);
      const line = this.#lines.shift();
      if (line !== undefined) {
        this.#waiting = this.#text.length + this.#lines.reduce((sum, { length }) => sum + length, 0);
        return line;
      }
      if (this.#gone !== undefined) throw new Foul(`its process ${this.#gone}${this.#lastWords()}`);
      const left = deadline - performance.now();
      if (left <= 0) throw new Foul(`it did not answer within ${limit / 1000} s`);
      await this.#news(left);
    }
  }

  /** Waits until something has come, or so many milliseconds. */
  #news(limit: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limit);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #lastWords(): string {
    const words = lastWordsIn(this.#errors);
    return words === undefined ? '' : `, saying: ${shortened(words, LONGEST_WORDS)}`;
  }

  /** Once it has ended by itself its number may be another's; its group was ended then. */
  readonly #kill = (): void => {
    const { pid, exitCode, signalCode } = this.#process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    // There are no groups, but a process is ended with all that it has started.
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    else killGroup(pid);
  };
}

/** The group may have ended by itself. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault;
  }
}
