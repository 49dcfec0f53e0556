// What would keep somebody on another system from installing what a lock file names.

/** The place of a package in a lock file, or undefined: npm looks beside who asks first, then in each folder above. */
function entryOf(packages, from, name) {
  for (let folder = from; ; folder = above(folder)) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found !== undefined || folder === '') return found;
  }
}

/** The folder whose `node_modules` is looked into next: of a nested package its owner, of a workspace the root. */
function above(folder) {
  const nested = folder.lastIndexOf('/node_modules/');
  return nested === -1 ? '' : folder.slice(0, nested);
}

const optionalPeers = ({ peerDependenciesMeta = {} }) =>
  new Set(Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name].optional));

/** Names that somebody may have to install for a package, of every system: optional ones too, but not optional peers. */
function namesNeededBy(entry) {
  const without = optionalPeers(entry);
  const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !without.has(name));
  return [...Object.keys({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies }), ...peers];
}

/** A sentence for each dependency that has no entry, each entry without a sum, and each that holds what is not to stand there. */
export function lockFaults({ packages }) {
  const faults = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path.includes('node_modules/') && !entry.link) {
      if (!entry.integrity) faults.push(`${path} has no integrity`);
      if (entry.resolved) faults.push(`${path} holds a download address`);
      // npm 10 takes it out wherever it writes the file, npm 11 puts it in for what is new: only without it do both leave the file alone.
      if (entry.libc) faults.push(`${path} holds "libc", which npm 10 takes out: take it out by hand`);
    }
    for (const name of namesNeededBy(entry))
      if (entryOf(packages, path, name) === undefined)
        faults.push(`${path || 'the workspace'} needs ${name}, which has no entry`);
  }
  return faults;
}
