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

const KEYS = ['description', 'license', 'repository', 'keywords', 'engines', 'files'];

/** What a package that others may install lacks, in words: facts of its package.json, a licence, or a README of all its doors. */
export function packageFaults(root) {
  const whole = manifestIn(root);
  const textOf = (folder, file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  return packagesIn(root).flatMap(({ path, folder, manifest }) => {
    const { repository = {} } = manifest;
    const readme = textOf(folder, 'README.md');
    const names = [manifest.name, ...doorsOf(manifest).map(({ name }) => name)];
    return [
      ...KEYS.filter((key) => manifest[key] === undefined).map((key) => `${path}/package.json has no ${key}`),
      ...(repository.url === whole.repository.url && repository.directory === path
        ? []
        : [`${path}/package.json has another repository, or another directory in it`]),
      ...(textOf(folder, 'LICENSE') === textOf(root, 'LICENSE') ? [] : [`${path}/LICENSE is not that of the whole`]),
      ...[...new Set(names)]
        .filter((name) => !readme.includes(`\`${name}\``))
        .map((name) => `${path}/README.md does not name \`${name}\``),
    ];
  });
}
