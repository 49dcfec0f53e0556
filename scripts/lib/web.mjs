// The web client, as Vite builds it.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { putInPlace } from './put-in-place.mjs';
import { root, say } from './setup.mjs';

const folder = join(root, 'apps', 'web');
/** Where it is built. */
export const webFolder = join(folder, 'dist');

/** The server, which is there only once it is built. */
export const server = () => import(pathToFileURL(join(root, 'apps', 'server', 'dist', 'index.js')).href);

/** Where it is being built. Another server may serve what was built before, and a build may fail. */
const freshFolder = join(folder, '.fresh', 'dist');

export async function buildWeb() {
  say('building the web client (vite build) ...');
  // A dependency of the client, and there only once packages are installed.
  const { build } = await import('vite');
  const outDir = freshFolder;
  await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn', build: { outDir } });
  putInPlace(freshFolder, webFolder);
}

/**
 * Whether there is anything to start, if that can be said before anything is installed or built: by what an earlier start has built,
 * unless its source is newer. The answer is false where the command only asks for help, or is wrong, which has then been said.
 */
export async function isCommandSound(args) {
  const at = (...path) => join(root, 'apps', 'server', ...path);
  const built = at('dist', 'options.js');
  if (!existsSync(built) || statSync(built).mtimeMs < statSync(at('src', 'options.ts')).mtimeMs) return true;
  const { understood } = await import(pathToFileURL(built).href);
  return understood(args) !== undefined;
}
