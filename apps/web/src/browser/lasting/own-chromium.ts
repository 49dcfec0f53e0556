import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FLAGS, needChromium } from '@acies/conformance/browser';
import { chromium, type Page } from 'playwright-core';
import { SIZES } from '../site.ts';

/** A Chromium with a user data folder of its own, as a person has one, which can be killed. */
export interface OwnChromium {
  /** Its only page. */
  readonly page: Page;
  /** Ends it and all its processes at once, in the middle of whatever they do. */
  kill(): Promise<void>;
}

/** Where Chromium leaves the port on which it can be driven. */
const PORT_FILE = 'DevToolsActivePort';
const PATIENCE = 20_000;
/** Windows has no groups of processes, but knows which a process has started. */
const HAS_GROUPS = process.platform !== 'win32';

/** Does something in one, and kills it, whatever comes of it. */
export async function inOwn<T>(folder: string, act: (own: OwnChromium) => Promise<T>): Promise<T> {
  const own = await launchOwn(folder);
  try {
    return await act(own);
  } finally {
    await own.kill();
  }
}

async function launchOwn(folder: string): Promise<OwnChromium> {
  // One that was killed has left its own there.
  rmSync(join(folder, PORT_FILE), { force: true });
  const args = [...FLAGS, `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'];
  // A group of its own, so that all of its processes are killed with it, and none of another's.
  const child = spawn(needChromium(), args, { detached: HAS_GROUPS, stdio: 'ignore' });
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  const kill = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) killWithAll(child.pid!);
    await ended;
  };
  try {
    const port = await portIn(join(folder, PORT_FILE));
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [page] = browser.contexts()[0]!.pages();
    await page!.setViewportSize(SIZES.desktop.viewport);
    return { page: page!, kill };
  } catch (fault) {
    await kill();
    throw fault;
  }
}

/** A process and whatever it has started. */
function killWithAll(pid: number): void {
  if (HAS_GROUPS) process.kill(-pid, 'SIGKILL');
  else spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
}

async function portIn(file: string): Promise<string> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port) return port;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`Chromium has not said within ${PATIENCE} ms on which port it can be driven`);
}
