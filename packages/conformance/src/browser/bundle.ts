import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

/** The name under which a bundle leaves the exports of its entry in the page. */
export const GLOBAL = 'acies';

/** A module of ours and all it imports, from the sources, as one script for a page, minified as a site would ship it. */
export async function bundleForBrowser(entry: URL): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: ['acies-source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: GLOBAL },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = chunks;
  if (chunks.length !== 1 || script?.type !== 'chunk')
    throw new Error(`${entry.pathname} makes ${chunks.length} files for the browser, not one script`);
  return script.code;
}
