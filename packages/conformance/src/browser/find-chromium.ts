import { accessSync, constants, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
/** Where macOS keeps it, below the folder of programs: there it is on no path. */
const MAC = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
/** Where Windows keeps it, below each of its folders of programs. */
const WINDOWS = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'];

type Env = Readonly<Record<string, string | undefined>>;

/** Where Chromium is: what CHROMIUM says, or the first of its names on the path, or where the system keeps programs. */
export function findChromium(env: Env = process.env, platform: string = process.platform): string | undefined {
  return env.CHROMIUM || placesOf(env, platform).find(isProgram);
}

/** Everywhere it may be on a system, in the order in which it is looked for. */
export function placesOf(env: Env, platform: string): readonly string[] {
  const { delimiter, join } = platform === 'win32' ? win32 : posix;
  // Windows spells it "Path", and a copy of the environment is not so patient as the environment itself.
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  const names = platform === 'win32' ? NAMES.map((name) => `${name}.exe`) : NAMES;
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (platform === 'darwin') {
    const programs = ['/Applications', ...(env.HOME ? [join(env.HOME, 'Applications')] : [])];
    return [...onPath, ...programs.flatMap((folder) => MAC.map((path) => join(folder, path)))];
  }
  if (platform !== 'win32') return onPath;
  const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((folder) => folder);
  return [...onPath, ...programs.flatMap((folder) => WINDOWS.map((path) => join(folder!, path)))];
}

/** A machine without a browser must not pass for one on which the tests are green. */
export function needChromium(env: Env = process.env, platform: string = process.platform): string {
  const found = findChromium(env, platform);
  if (found === undefined)
    throw new Error(
      `the browser tests need Chromium, and none of ${NAMES.join(', ')} is on the PATH or where this system keeps programs: install it (on Debian: apt-get install chromium), or give its path in CHROMIUM`,
    );
  if (!isProgram(found)) throw new Error(`CHROMIUM names ${found}, which is not a program that can be run`);
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    // A folder may be entered, which is asked for in the same words.
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
