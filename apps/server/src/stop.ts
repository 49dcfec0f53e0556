import type { EventEmitter } from 'node:events';
import { constants } from 'node:os';

type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';
const SIGNALS: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Ctrl+C reaches this process twice where npm has started it: from the terminal, and passed on by npm. */
const ECHO_MS = 300;

export interface Stopping {
  readonly signals: EventEmitter;
  readonly exit: (code: number) => void;
  readonly now: () => number;
}

/** The first signal closes what is open and then ends the process; another, sent by somebody who will not wait, ends it at once. */
export function stopOnSignals(
  close: () => Promise<void>,
  { signals, exit, now }: Stopping = { signals: process, exit: (code) => process.exit(code), now: Date.now },
): void {
  let first: number | undefined;
  for (const signal of SIGNALS)
    signals.on(signal, () => {
      if (first === undefined) {
        first = now();
        void close().then(
          () => exit(0),
          (fault: unknown) => {
            console.error('acies: it could not be stopped properly:', fault);
            exit(1);
          },
        );
      } else if (now() - first > ECHO_MS) exit(128 + constants.signals[signal]);
    });
}
