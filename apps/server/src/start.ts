import { shownText } from '@acies/kernel/input';
import { type Options, understood } from './options.ts';
import { qrLines } from './qr.ts';
import { type Served, serve } from './serve.ts';
import { stopOnSignals } from './stop.ts';

export interface Starting {
  readonly args: readonly string[];
  /** Of the built client. */
  readonly folder: string;
  /** Builds it, once it is known what is wanted. */
  readonly prepare?: () => Promise<void>;
}

const say = (text: string): void => console.log(`acies: ${text}`);

/** `npm start`, once there is something to run: reads what is wanted, serves, and says where. */
export async function start({ args, folder, prepare }: Starting): Promise<void> {
  const options = understood(args);
  if (!options) return;
  await prepare?.();
  const served = await listening(folder, options);
  if (!served) return;
  stopOnSignals(served.close);
  announce(served, options);
}

async function listening(folder: string, { port, lan }: Options): Promise<Served | undefined> {
  try {
    return await serve({ folder, port, lan });
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault;
    console.error(shownText(`acies: the client cannot be served: ${fault.message}`));
    process.exitCode = 1;
    return undefined;
  }
}

function announce({ port, address, abroad }: Served, options: Options): void {
  if (port !== options.port) say(`port ${options.port} is busy, so it is ${port}`);
  say(`battles and sheets are at ${address} (Ctrl+C ends it); the terminal’s menu is "npx acies"`);
  const [likeliest] = abroad;
  if (!options.lan) say('this machine alone can reach it; for telephones: npm start -- --lan');
  else if (likeliest === undefined) say('this machine is in no network, so that no other can reach it');
  else announceAbroad(abroad, likeliest);
}

function announceAbroad(all: readonly string[], likeliest: string): void {
  say(`from other machines of your network: ${all.join(' ')} (without clipboard and offline use: see README)`);
  for (const line of qrLines(likeliest, process.stdout.hasColors?.() ?? false)) console.log(line);
}
