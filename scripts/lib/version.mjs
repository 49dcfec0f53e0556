// One version for all packages: in their files, where they name one another, and in the lock files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
/** A package of its own, with a lock file of its own, that the workspace does not install. */
const APART = ['bench'];

const readJsonFile = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The folders that a pattern of workspaces names: it is a path, or a path and `/*`. */
function foldersOf(root, pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const above = pattern.slice(0, -2);
  return readdirSync(join(root, above), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, above, entry.name)).includes('package.json'))
    .map(({ name }) => `${above}/${name}`)
    .sort();
}

/** The folder of every package in the workspace, relative to its root. */
export const workspacesOf = (root) =>
  readJsonFile(join(root, 'package.json')).workspaces.flatMap((pattern) => foldersOf(root, pattern));

/** A package, or its entry in a lock file, with another version; so are those of ours that it depends on. */
function withVersion(entry, version, ours) {
  const changed = { ...entry, version };
  for (const kind of KINDS)
    if (entry[kind])
      changed[kind] = Object.fromEntries(
        Object.entries(entry[kind]).map(([name, wanted]) => [name, ours.has(name) ? version : wanted]),
      );
  return changed;
}

/** A lock file whose entries for these folders, '' being its own, have another version. */
function lockWithVersion(lock, folders, version, ours) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => [
    path,
    folders.includes(path) ? withVersion(entry, version, ours) : entry,
  ]);
  return { ...lock, version, packages: Object.fromEntries(packages) };
}

/** Sets the version of every package below a root; gives back the files that have changed. */
export function setVersion(root, version) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) throw new Error(`"${version}" is no version such as 0.2.0`);
  const workspaces = ['', ...workspacesOf(root)];
  const ours = new Set(workspaces.map((folder) => readJsonFile(join(root, folder, 'package.json')).name));
  const written = [];
  const rewrite = (file, change) => {
    const text = readFileSync(join(root, file), 'utf8');
    const changed = `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`;
    if (changed === text) return;
    writeFileSync(join(root, file), changed);
    written.push(file);
  };
  for (const folder of [...workspaces, ...APART])
    rewrite(join(folder, 'package.json'), (entry) => withVersion(entry, version, ours));
  rewrite('package-lock.json', (lock) => lockWithVersion(lock, workspaces, version, ours));
  for (const folder of APART)
    rewrite(join(folder, 'package-lock.json'), (lock) => lockWithVersion(lock, [''], version, ours));
  return written;
}
