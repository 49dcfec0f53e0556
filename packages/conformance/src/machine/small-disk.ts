import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Machine, THIS_MACHINE } from './machine.ts';

/** A disk that is full as soon as that is wanted. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it but for so many blocks. */
  fill(blocks?: number): void;
  makeRoom(): void;
  /** Unmounts it; throws where it was not let go. */
  remove(): Promise<void>;
}

const TRIES = 50;
const BETWEEN_MS = 100;

/**
 * Mounts a small disk in memory on a folder, or says why there is none, which is printed. Where tests are to be run in full,
 * in CI and by root on Linux, that is a failure.
 */
export function mountSmallDisk(folder: string, size: string, machine: Machine = THIS_MACHINE): SmallDisk | string {
  const fault = faultInMounting(folder, size, machine);
  if (fault === undefined) return diskOn(folder, machine);
  if (machine.isCi || isRootOnLinux(machine)) throw new Error(`a test needs a full disk: ${fault}`);
  console.warn(`skipped: a test of a full disk: ${fault}`);
  return fault;
}

const isRootOnLinux = ({ platform, user }: Machine): boolean => platform === 'linux' && user === 0;

function faultInMounting(folder: string, size: string, machine: Machine): string | undefined {
  if (machine.platform !== 'linux') return 'a small disk is mounted on Linux only';
  if (!isRootOnLinux(machine)) return 'only root may mount a small disk';
  const fault = machine.run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  return fault && `a small disk cannot be mounted here: ${fault}`;
}

function diskOn(folder: string, machine: Machine): SmallDisk {
  const ballast = join(folder, 'ballast');
  let files = 0;
  return {
    folder,
    fill: (blocks = 0) => {
      mkdirSync(ballast, { recursive: true });
      while (roomIn(folder, blocks) > 0) fillWith(join(ballast, `${files++}`), roomIn(folder, blocks));
    },
    makeRoom: () => rmSync(ballast, { recursive: true }),
    remove: () => unmount(folder, machine),
  };
}

/** Files of processes that were just killed are open a little longer. */
async function unmount(folder: string, { run, wait }: Machine): Promise<void> {
  let fault: string | undefined;
  for (let i = 0; i < TRIES; i++) {
    fault = run('umount', [folder]);
    if (fault === undefined) return;
    await wait(BETWEEN_MS);
  }
  // It is gone as soon as it is let go, so that the folder of the run can be cleared away.
  run('umount', ['--lazy', folder]);
  throw new Error(`the small disk at ${folder} cannot be unmounted: ${fault}`);
}

/** Bytes beyond so many blocks that are to be left. */
function roomIn(folder: string, blocks: number): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail - blocks) * bsize;
}

function fillWith(file: string, bytes: number): void {
  try {
    writeFileSync(file, Buffer.alloc(bytes));
  } catch (fault) {
    // Somebody else was faster with the last of it.
    if ((fault as NodeJS.ErrnoException).code !== 'ENOSPC') throw fault;
  }
}
