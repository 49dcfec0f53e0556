import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { BadInput, jsonFaultWords, shownText } from '@acies/kernel';

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
};

/** A fault of the file system in words. */
export function faultOfFile(verb: 'read' | 'write', path: string, fault: unknown): BadInput {
  const { code = '', message } = fault as NodeJS.ErrnoException;
  const missing = verb === 'write' && code === 'ENOENT' ? 'there is no such folder' : undefined;
  return new BadInput(shownText(`cannot ${verb} ${path}: ${missing ?? FAULTS[code] ?? message}`));
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    throw faultOfFile('read', path, fault);
  }
}

/** Reads JSON that a person wrote. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(shownText(`${what} is not JSON: ${jsonFaultWords(text)}`));
  }
}

/** A path as a person would type it here, in one line whatever a file is called. */
export function shownPath(cwd: string, path: string): string {
  const here = relative(cwd, path);
  return shownText(here === '' || here.startsWith('..') || isAbsolute(here) ? path : here);
}
