// The web client, as Vite builds it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from './setup.mjs';

const folder = join(root, 'apps', 'web');
/** Where it is built. */
export const webFolder = join(folder, 'dist');

/** The server, which is there only once it is built. */
export const server = () => import(pathToFileURL(join(root, 'apps', 'server', 'dist', 'index.js')).href);

export async function buildWeb() {
  say('building the web client (vite build) ...');
  // A dependency of the client, and there only once packages are installed.
  const { build } = await import('vite');
  await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
}
