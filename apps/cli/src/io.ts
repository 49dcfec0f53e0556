import type { Readable, Writable } from 'node:stream';
import type { Write } from './disk/write-whole.ts';

type Out = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** The world a command runs in: injected, so that tests can run every command in process. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Out;
  readonly stderr: Out;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** How files are written: as the machine does it unless given. */
  readonly write?: Write;
}

export const processIo = (): Io => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
});
