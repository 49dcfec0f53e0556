import { setMaxListeners } from 'node:events';
import type { Terminal } from '../terminal/terminal.ts';
import type { Watch } from './cores.ts';
import { progressOn } from './progress.ts';

/** A progress bar where someone watches, else lines; control-C ends the work and what was played still counts. */
export async function watched<T>({ io }: Terminal, games: number, work: (watch: Watch) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  // Every game under way listens.
  setMaxListeners(0, abort.signal);
  const stop = (): void => abort.abort();
  // Pressed again it does no more: a second one must not leave behind what the first is ending.
  process.on('SIGINT', stop);
  const progress = progressOn(io);
  progress.start(games);
  try {
    return await work({ progress: progress.update, choices: progress.choices, signal: abort.signal });
  } finally {
    progress.stop();
    process.removeListener('SIGINT', stop);
  }
}
