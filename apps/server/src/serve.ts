import { addressesAbroad } from './addresses.ts';
import { createApp } from './app.ts';
import type { Limits } from './limits.ts';
import { EVERYWHERE, LOOPBACK, listen } from './listen.ts';

export interface Serving {
  /** A built client. */
  readonly folder: string;
  /** Which is to be had, or the next; any if it is left out. */
  readonly port?: number;
  /** For other machines of the network too. */
  readonly lan?: boolean;
  readonly limits?: Limits;
}

export interface Served {
  readonly port: number;
  readonly address: string;
  /** Where other machines find it, the likeliest first. */
  readonly abroad: readonly string[];
  close(): Promise<void>;
}

/** How long somebody may go on fetching what they have begun. */
const GRACE_MS = 1_000;

export async function serve({ folder, port: wanted = 0, lan = false, limits }: Serving): Promise<Served> {
  const app = await createApp(folder, limits);
  const { port, close: closeDoor } = await listen(app, lan ? EVERYWHERE : LOOPBACK, wanted);
  const at = (host: string): string => `http://${host}:${port}/`;
  return {
    port,
    address: at('localhost'),
    abroad: lan ? addressesAbroad().map(at) : [],
    async close() {
      closeDoor();
      // Browsers keep connections open that they ask nothing on.
      const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
      await app.close();
      clearTimeout(cut);
    },
  };
}
