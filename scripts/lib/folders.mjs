// How many sources lie in a folder: where there are too many, only their names guide.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 20;
/** What is built or fetched, and nobody reads. */
const NOT_OURS = ['node_modules', 'dist', 'dist-types'];
/** One file for each procedure of a sheet, or for each case that is tried: their number is that of the thing itself. */
const LISTS = ['calculators', 'tests'];

const isSource = (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);

/** A sentence for each folder below this one, and for itself, that holds more sources than one looks through. */
export function folderFaults(folder, path) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const within = entries
    .filter((entry) => entry.isDirectory() && !NOT_OURS.includes(entry.name))
    .flatMap(({ name }) => folderFaults(join(folder, name), `${path}/${name}`));
  const count = entries.filter((entry) => entry.isFile() && isSource(entry.name)).length;
  if (count <= MOST || LISTS.includes(path.split('/').at(-1))) return within;
  return [`${path}: ${count} sources, where at most ${MOST} are looked through`, ...within];
}
