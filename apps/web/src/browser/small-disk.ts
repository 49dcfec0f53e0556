import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from './site.ts';

/** A disk that is full as soon as that is wanted. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  makeRoom(): void;
  remove(): Promise<void>;
}

/** As much as Chromium needs to begin, and what it puts away of the client. */
const SIZE = '96m';
const TRIES = 50;

/** Mounts a small disk in memory, or says why it cannot be. */
export function smallDisk(): SmallDisk | string {
  if (process.platform !== 'linux') return 'a small disk is mounted on Linux only';
  if (process.getuid?.() !== 0) return 'only root may mount a small disk';
  const folder = freshFolder();
  const { status, stderr, error } = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  if (status !== 0) return `a small disk cannot be mounted here: ${error?.message ?? stderr}`;
  const ballast = join(folder, 'ballast');
  let files = 0;
  return {
    folder,
    fill: () => {
      mkdirSync(ballast, { recursive: true });
      while (roomIn(folder) > 0) fillWith(join(ballast, `${files++}`), roomIn(folder));
    },
    makeRoom: () => rmSync(ballast, { recursive: true }),
    remove: async () => {
      // Files of processes that were just killed are open a little longer.
      for (let i = 0; i < TRIES && spawnSync('/bin/umount', [folder]).status !== 0; i++)
        await new Promise((later) => setTimeout(later, 100));
    },
  };
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function fillWith(file: string, bytes: number): void {
  try {
    writeFileSync(file, Buffer.alloc(bytes));
  } catch (fault) {
    // Somebody else was faster with the last of it.
    if ((fault as NodeJS.ErrnoException).code !== 'ENOSPC') throw fault;
  }
}
