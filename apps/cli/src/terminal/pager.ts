import { spawnSync } from 'node:child_process';
import { guarded } from './own-codes.ts';
import type { Terminal } from './terminal.ts';

/**
 * What `less` is told unless the user has told it otherwise: to say how one leaves it, and to write no files, since what is typed next for
 * a battle would be taken for its own commands.
 */
const MANNERS = { LESS: '-FRX -Ps?ethis is the end, q goes back:space goes on, q goes back.$', LESSSECURE: '1' };

/** Shows a long text through the user's pager, as git does; elsewhere prints it. */
export function page(terminal: Terminal, lines: readonly string[]): void {
  if (terminal.interactive && lines.length >= terminal.rows && pageWith(terminal, lines)) return;
  terminal.print(...lines);
}

function pageWith({ io }: Terminal, lines: readonly string[]): boolean {
  const [command, ...args] = (io.env.PAGER || 'less').split(' ');
  if (!command || command === 'cat') return false;
  const done = spawnSync(command, args, {
    input: guarded(`${lines.join('\n')}\n`),
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...MANNERS, ...io.env } as NodeJS.ProcessEnv,
  });
  // Who has read enough leaves before all is written.
  return done.error === undefined || (done.error as NodeJS.ErrnoException).code === 'EPIPE';
}
