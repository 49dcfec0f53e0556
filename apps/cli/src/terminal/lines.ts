import { createInterface } from 'node:readline';
import { boundedLines, LONGEST_LINE } from './bounded-lines.ts';
import { ControlC } from './control-c.ts';
import { guarded } from './own-codes.ts';
import type { Terminal } from './terminal.ts';

/** Line input, from a keyboard, a pipe or a script. */
export interface Lines {
  /** What was typed, or undefined at the end of the input. */
  ask(prompt: string): Promise<string | undefined>;
  /** Whether the input has ended, as by control-C. */
  hasEnded(): boolean;
  /** Does what may take long, so that control-C breaks it off rather than ends the input; pressed twice it does that, too. */
  breakable<T>(work: (isBrokenOff: () => boolean) => Promise<T>): Promise<T>;
  close(): void;
}

/** Lines of a script are answered first, then those of standard input. */
export function openLines(terminal: Terminal, script: readonly string[] = []): Lines {
  const { io, interactive } = terminal;
  // A keyboard ends its lines; what comes down a pipe need not.
  const bounded = interactive ? undefined : io.stdin.pipe(boundedLines());
  const reader = createInterface(bounded ? { input: bounded } : { input: io.stdin, output: io.stdout, terminal: true });
  // Lines may come faster than they are asked for, so they are kept.
  const waiting: string[] = [];
  const scripted = [...script];
  let ended = false;
  let wake: (() => void) | undefined;
  const end = (): void => {
    ended = true;
    // Nobody reads on, which must not keep the process waiting.
    if (bounded) io.stdin.unpipe(bounded).pause();
    wake?.();
  };
  reader.on('line', (line) => {
    waiting.push(line);
    wake?.();
  });
  reader.on('close', end);
  const controlC = new ControlC(() => reader.close());
  reader.on('SIGINT', () => controlC.press());

  const next = async (): Promise<string | undefined> => {
    for (;;) {
      while (waiting.length === 0 && !ended)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const line = waiting.shift();
      if (line === undefined || line.length <= LONGEST_LINE) return line;
      terminal.print(`  A line of more than ${LONGEST_LINE} characters is not read.`);
    }
  };
  /** What no keyboard has shown is written, so that a transcript can be read. */
  const echo = (prompt: string, line: string | undefined): string | undefined => {
    io.stdout.write(guarded(`${prompt}${line ?? ''}\n`));
    return line;
  };

  return {
    async ask(prompt) {
      if (scripted.length > 0) return echo(prompt, scripted.shift());
      if (!interactive || ended) return echo(prompt, await next());
      reader.setPrompt(guarded(prompt));
      reader.prompt();
      const line = await next();
      if (line === undefined) io.stdout.write('\n');
      return line;
    },
    hasEnded: () => ended,
    breakable: (work) => controlC.during(work),
    close: () => reader.close(),
  };
}

/** Yes or no; the end of the input is no. */
export async function confirm(lines: Lines, question: string): Promise<boolean> {
  for (;;) {
    const answer = (await lines.ask(`${question} (yes or no) `))?.trim().toLowerCase();
    if (answer === undefined || answer === 'no' || answer === 'n') return false;
    if (answer === 'yes' || answer === 'y') return true;
  }
}
