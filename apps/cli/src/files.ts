import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import nodePath, { type PlatformPath } from 'node:path';
import { BadInput } from '@acies/kernel';
import { encodingOf, MOST_BYTES, shownText, tooLong } from '@acies/kernel/input';
import { shortened } from './terminal/text.ts';

const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EISDIR: 'it is a folder',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'the name is too long',
};

/** A path is said whole, unless no file can have it. */
const LONGEST_PATH = 500;

/** A fault of the file system in words. */
export function faultOfFile(verb: 'read' | 'write', path: string, fault: unknown): BadInput {
  const { code = '', message } = fault as NodeJS.ErrnoException;
  const missing = verb === 'write' && code === 'ENOENT' ? 'there is no such folder' : undefined;
  return new BadInput(
    shownText(`cannot ${verb} ${shortened(path, LONGEST_PATH)}: ${missing ?? FAULTS[code] ?? message}`),
  );
}

/** The text of a file, unless it is so large that it cannot be what is read here: such a one is not even loaded. */
export function readText(path: string): string {
  let text: string | undefined;
  try {
    text = textWithin(path, MOST_BYTES);
  } catch (fault) {
    throw faultOfFile('read', path, fault);
  }
  if (text === undefined) throw tooLong(path);
  return text;
}

const CHUNK_BYTES = 65_536;

/** The text of a file of up to so many bytes, without a mark of its encoding; undefined if there are more. */
export function textWithin(path: string, most: number): string | undefined {
  const bytes = bytesWithin(path, most);
  return bytes && decoded(bytes);
}

const decoded = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** A file of up to so many bytes; undefined if there are more. Of devices and pipes nobody knows beforehand. */
export function bytesWithin(path: string, most: number): Buffer | undefined {
  const file = openSync(path, 'r');
  try {
    if (fstatSync(file).size > most) return undefined;
    const chunks: Buffer[] = [];
    for (let bytes = 0; bytes <= most; ) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      const length = readSync(file, chunk);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, length));
      bytes += length;
    }
    return undefined;
  } finally {
    closeSync(file);
  }
}

/** All that a stream brings, unless it goes on too long. */
export async function readStream(stream: AsyncIterable<string | Buffer>, what: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk));
    bytes += chunks.at(-1)!.length;
    if (bytes > MOST_BYTES) throw tooLong(what);
  }
  return decoded(Buffer.concat(chunks));
}

/**
 * A path as a person would type it here, in one line whatever a file is called. Between folders it has what every system
 * understands, and no shell takes for anything else.
 */
export function shownPath(cwd: string, path: string, paths: PlatformPath = nodePath): string {
  const here = paths.relative(cwd, path);
  const isElsewhere = here === '' || here.startsWith('..') || paths.isAbsolute(here);
  return shownText((isElsewhere ? path : here).replaceAll(paths.sep, '/'));
}
