import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Write } from '../disk/write-whole.ts';

/** How much a folder may hold when so many attempts to write have been made before. */
type Room = (attempts: number) => number;

/** A disk that gets full: what does not fit into a folder is written as far as it goes, as on a real one, and fails. */
export function smallDisk(folder: string, room: Room): { readonly write: Write; attempts: number } {
  const disk = {
    attempts: 0,
    write: ((path, text, how) => {
      if (!path.startsWith(folder)) return writeFileSync(path, text, how);
      const left = Math.max(0, room(disk.attempts++) - sizeOf(dirname(path)));
      writeFileSync(path, text.slice(0, left), how);
      if (text.length > left) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    }) as Write,
  };
  return disk;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
