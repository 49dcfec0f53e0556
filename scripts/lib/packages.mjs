// The packages that others may install, and what each of them needs.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspacesOf } from './version.mjs';

const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Every package of the workspace that is not kept private: its folder, and what its package.json says. */
export const packagesIn = (root) =>
  workspacesOf(root)
    .map((path) => ({ path, folder: join(root, path), manifest: manifestIn(join(root, path)) }))
    .filter(({ manifest }) => !manifest.private);

/** What a package is imported by elsewhere, and the files that each of these names leads to; some are for the workspace alone. */
export const doorsOf = ({ name, exports = {} }) =>
  Object.entries(exports)
    .filter(([, { types, default: code }]) => types !== undefined || code !== undefined)
    .map(([door, { types, default: code }]) => ({ name: `${name}${door.slice(1)}`, types, code }));

/** Where a package lies that another asks for: beside it, or in a folder above. */
function installedFrom(folder, name) {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (at === dirname(at)) throw new Error(`${folder} needs ${name}, which is not installed`);
  }
}

/** Folders of all libraries that packages need to run, and that these need in turn, but for what is optional. */
export function librariesOf(packages) {
  const ours = new Set(packages.map(({ manifest }) => manifest.name));
  const found = new Map();
  const follow = (folder, { dependencies = {}, optionalDependencies = {} }) => {
    for (const name of Object.keys(dependencies)) {
      if (ours.has(name) || name in optionalDependencies) continue;
      const library = installedFrom(folder, name);
      const manifest = manifestIn(library);
      const known = found.get(name);
      if (known === library) continue;
      if (known !== undefined) throw new Error(`${name} is needed in two versions: ${known} and ${library}`);
      found.set(name, library);
      follow(library, manifest);
    }
  };
  for (const { folder, manifest } of packages) follow(folder, manifest);
  return [...found.values()];
}
