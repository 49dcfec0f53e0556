import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { faultOfFile } from '../files.ts';

/** How a text comes into a file: the machine's own way, unless a test fills the disk. */
export type Write = (path: string, text: string, how: { readonly flag: 'w' | 'a'; readonly flush: boolean }) => void;

/**
 * Writes a file first beside its place and then into it, so that a crash leaves the old one whole; what a failed attempt has left is
 * removed. The text is flushed to the disk before it is renamed, and the folder after it: without the first a power cut may leave an empty
 * file where a whole game was, without the second the game as it was some choices ago. That costs half a millisecond to three on a solid
 * state disk, at worst sixteen, which nobody notices who has just made a choice.
 */
export function writeWhole(path: string, text: string, write: Write = writeFileSync): void {
  const beside = besideOf(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    write(beside, text, { flag: 'w', flush: true });
    renameSync(beside, path);
    flushFolder(dirname(path));
  } catch (fault) {
    removeIfCan(beside);
    throw faultOfFile('write', path, fault);
  }
}

/**
 * Writes behind what a file holds, all of it or nothing. It is not flushed: what is written so, a game of a ladder, can be played again, and
 * small battles end by the hundred each second.
 */
export function appendWhole(path: string, text: string, write: Write = writeFileSync): void {
  let size: number | undefined;
  try {
    size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    write(path, text, { flag: 'a', flush: false });
  } catch (fault) {
    if (size !== undefined) cutBack(path, size);
    throw faultOfFile('write', path, fault);
  }
}

/** Where even this cannot be done, whoever reads the file passes over a last line that was cut off. */
function cutBack(path: string, size: number): void {
  try {
    truncateSync(path, size);
  } catch {}
}

const besideOf = (path: string): string => `${path}.${process.pid}.tmp`;

/** Why a folder cannot be flushed that can be written to: not on this system, not on this kind of disk, or not by who may not read it. */
const NOT_FLUSHED = ['EACCES', 'EPERM', 'EISDIR', 'EINVAL', 'ENOTSUP', 'EBADF'];

function flushFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch (fault) {
    if (!NOT_FLUSHED.includes((fault as NodeJS.ErrnoException).code ?? '')) throw fault;
  }
}

/** What cannot be removed either must not hide why it could not be written; the next start tries again. */
export function removeIfCan(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}
