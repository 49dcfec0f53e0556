import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts a folder where another is, between two requests to who serves that one: what is served is whole before and after. Where
 * a folder in use cannot be renamed, as on Windows, its files are written anew one by one.
 */
export function putInPlace(fresh, place, rename = renameSync) {
  const former = join(dirname(fresh), 'former');
  remove(former);
  try {
    if (existsSync(place)) rename(place, former);
    rename(fresh, place);
  } catch {
    if (!existsSync(place) && existsSync(former)) rename(former, place);
    copyInto(fresh, place);
    remove(fresh);
  }
  remove(former);
}

function copyInto(fresh, place) {
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(place)) remove(join(place, name));
  cpSync(fresh, place, { recursive: true });
}

const remove = (path) => rmSync(path, { recursive: true, force: true });
