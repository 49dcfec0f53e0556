import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** What tests that need more than Node ask of the machine that they run on. */
export interface Machine {
  readonly platform: string;
  /** The number of the user, where users have one; 0 is root. */
  readonly user: number | undefined;
  /** Whether this is a run whose answer nobody looks behind. */
  readonly isCi: boolean;
  /** Runs a program to its end; the answer is what went wrong, if anything did. */
  run(program: string, args: readonly string[]): string | undefined;
  wait(ms: number): Promise<void>;
}

export const THIS_MACHINE: Machine = {
  platform: process.platform,
  user: process.getuid?.(),
  isCi: Boolean(process.env.CI),
  run(program, args) {
    const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
    return status === 0 ? undefined : (error?.message ?? stderr.trim());
  },
  wait: (ms) => setTimeout(ms),
};
