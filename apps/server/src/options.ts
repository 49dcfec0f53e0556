import { parseArgs } from 'node:util';
import { shownText } from '@acies/kernel/input';

const USAGE = `npm start                      serves battles and sheets to this machine
npm start -- --lan             to other machines of your network too, with a QR code for telephones
npm start -- --port 8080       on this port, or the next that is free (or PORT=8080; else 4600)
npm start -- --help            prints this`;

export interface Options {
  readonly port: number;
  readonly lan: boolean;
  readonly help: boolean;
}

const PORT = 4600;
type Env = Readonly<Record<string, string | undefined>>;

/** Something in the command that cannot be meant. */
export class BadOption extends Error {}

export function optionsFrom(args: readonly string[], env: Env): Options {
  const { port, lan, help } = parsed(args);
  if (port !== undefined) return { port: portFrom('--port', port), lan, help };
  return { port: env.PORT ? portFrom('PORT', env.PORT) : PORT, lan, help };
}

/** What is wanted; undefined where that is said, or cannot be understood. */
export function understood(args: readonly string[]): Options | undefined {
  try {
    const options = optionsFrom(args, process.env);
    if (!options.help) return options;
    console.log(USAGE);
  } catch (fault) {
    if (!(fault instanceof BadOption)) throw fault;
    console.error(`acies: ${shownText(fault.message)}; it is\n${USAGE}`);
    process.exitCode = 2;
  }
  return undefined;
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        lan: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (fault) {
    // Its first sentence says what is wrong; what follows is of programs that take files as well.
    if (fault instanceof TypeError) throw new BadOption(fault.message.split(/\. |\n/)[0]!);
    throw fault;
  }
}

function portFrom(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new BadOption(`${name} is to be a number from 1 to 65535, not "${text}"`);
}
