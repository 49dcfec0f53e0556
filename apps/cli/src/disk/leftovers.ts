import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { removeIfCan } from './write-whole.ts';

/** No write takes so long: what is older was left behind, even if its number is now that of another process. */
const LEFT_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what processes that were killed while they wrote have left beside files of the given names. What a living process is writing
 * stays. This one itself is not writing anything: who had its number before, as the first process of a container has, is no more.
 */
export function clearLeftovers(folder: string, isMeant: (name: string) => boolean = () => true): void {
  for (const name of namesIn(folder)) {
    const [, of = '', pid] = /^(.+)\.(\d+)\.tmp$/.exec(name) ?? [];
    if (pid === undefined || !isMeant(of)) continue;
    const path = join(folder, name);
    if (Number(pid) === process.pid || !isAlive(Number(pid)) || ageOf(path) > LEFT_MS) removeIfCan(path);
  }
}

/** A folder that is not there or cannot be read has nothing to clear away. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Signal 0 is sent to nobody: it only asks. A process of somebody else's may not be asked, but is there. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Of what has gone in the meantime nothing is left to be old. */
const ageOf = (path: string): number => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
