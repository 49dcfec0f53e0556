import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Where Chromium is: what CHROMIUM says, or the first of its names on the path. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM) return env.CHROMIUM;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** A machine without a browser must not pass for one on which the tests are green. */
export function needChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = findChromium(env);
  if (found === undefined)
    throw new Error(
      `the browser tests need Chromium, and none of ${NAMES.join(', ')} is on the PATH: install it (on Debian: apt-get install chromium), or give its path in CHROMIUM`,
    );
  if (!isProgram(found)) throw new Error(`CHROMIUM names ${found}, which is not a program that can be run`);
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
