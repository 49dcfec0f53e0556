// The web client: built by Vite, and served as it is.
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { root, say } from './setup.mjs';

const folder = join(root, 'apps', 'web');
/** Where it is built. */
export const webFolder = join(folder, 'dist');
const PORT = 4600;

/** Vite is a dependency of the client, and there only once packages are installed. */
const vite = () => import('vite');

export async function buildWeb() {
  say('building the web client (vite build) ...');
  const { build } = await vite();
  await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
}

/** Serves what has been built; a busy port gives way to the next. */
export async function serveWeb(asked) {
  const wanted = portFrom(asked);
  const { preview } = await vite();
  const server = await preview({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    preview: { port: wanted, strictPort: false, host: true },
  });
  const { port } = server.httpServer.address();
  return { server, wanted, port, address: `http://localhost:${port}/`, abroad: abroadAt(port) };
}

/** Where other machines of the network find it. */
const abroadAt = (port) =>
  Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((at) => `http://${at.address}:${port}/`);

function portFrom(asked) {
  if (asked === undefined || asked === '') return PORT;
  const port = Number(asked);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`acies: PORT is to be a number from 1 to 65535, not "${asked}"`);
  process.exit(1);
}
