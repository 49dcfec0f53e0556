import type { Io } from '../io.ts';
import { type Colours, guarded, signedColours } from './own-codes.ts';

/** Where output goes, and how it may look there. */
export interface Terminal {
  readonly io: Io;
  readonly colour: Colours;
  readonly coloured: boolean;
  /** Whether a person sits at it: menus and pauses make sense. */
  readonly interactive: boolean;
  /** Characters a line of running text. */
  readonly width: number;
  readonly rows: number;
  /** Writes lines, of which a terminal obeys nothing but our own colours; so does `complain`. */
  print(...lines: readonly string[]): void;
  complain(...lines: readonly string[]): void;
}

/** Running text gets no wider than this, however wide the window: long lines are hard to read. */
const WIDEST = 120;
const USUAL = 80;

export function openTerminal(io: Io): Terminal {
  const coloured = wantsColour(io);
  return {
    io,
    coloured,
    colour: signedColours(coloured),
    interactive: io.stdin.isTTY === true && io.stdout.isTTY === true,
    get width() {
      return Math.max(40, Math.min(WIDEST, columnsOf(io) ?? USUAL));
    },
    get rows() {
      return io.stdout.rows ?? 50;
    },
    print: (...lines) => void io.stdout.write(guarded(`${lines.join('\n')}\n`)),
    complain: (...lines) => void io.stderr.write(guarded(`${lines.join('\n')}\n`)),
  };
}

/** The width of the window, undefined where there is none: a file or a pipe takes lines of any length. */
export const columnsOf = (io: Io): number | undefined =>
  (io.stdout.isTTY ? io.stdout.columns : undefined) ?? (Number(io.env.COLUMNS) || undefined);

/** See no-color.org. */
function wantsColour({ env, stdout }: Io): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0') return true;
  return stdout.isTTY === true && env.TERM !== 'dumb';
}
