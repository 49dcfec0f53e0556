// Packs packages as they would be published, and installs them where nothing of the workspace is in sight.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { npm } from './setup.mjs';

/** Runs npm in a folder and gives back what it prints; a failure is thrown with what it said. */
function runNpm(folder, args) {
  const { command, args: all, shell = false } = npm(args);
  const { status, stdout, stderr } = spawnSync(command, all, { cwd: folder, shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr}${stdout}`);
  return stdout;
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** Takes away what was built of sources that have moved or gone since, which would be packed with the rest. */
export function removeLeftovers(folder) {
  const [built, sources] = [join(folder, 'dist'), join(folder, 'src')];
  if (!existsSync(built)) return [];
  const left = filesBelow(built).filter((file) => {
    const stem = join(sources, file.slice(built.length)).replace(/(\.d\.ts|\.js)(\.map)?$/, '');
    return !existsSync(`${stem}.ts`) && !existsSync(`${stem}.tsx`);
  });
  for (const file of left) rmSync(file);
  return left;
}

/** Packs folders into a folder by one run of npm: for each its name, its tarball, and the files in it. */
export function pack(folders, into) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into, ...folders];
  return JSON.parse(runNpm(into, args)).map(({ name, filename, files }) => ({
    name,
    tarball: join(into, filename),
    files: files.map(({ path }) => path).sort(),
  }));
}

/** Installs tarballs into a folder in one go, from nowhere but these. */
export function installPacked(packed, folder) {
  const dependencies = Object.fromEntries(
    packed.map(({ name, tarball }) => [name, `file:${tarball.split(sep).join('/')}`]),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }, null, 2));
  runNpm(folder, ['install', '--offline', '--omit=optional', '--no-audit', '--no-fund', '--ignore-scripts']);
}

const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.\.?\/[^'"]+)['"]|\bnew URL\(\s*['"](\.\.?\/[^'"]+\.[jt]s)['"]/g;

/** What a built file asks for beside it. Declarations name the sources that they are of. */
function importedBy(folder, file) {
  const text = readFileSync(join(folder, file), 'utf8');
  const isDeclaration = file.endsWith('.d.ts');
  return [...text.matchAll(IMPORTED)].map(([, module, url]) => {
    const target = posix.join(posix.dirname(file), module ?? url);
    return isDeclaration ? target.replace(/(\.d)?\.tsx?$/, '.d.ts') : target;
  });
}

/** Built files that lie in a package although none of these, its doors, leads to them: tests and what serves them alone. */
export function unreached(folder, doors, files) {
  const reached = new Set();
  const follow = (file) => {
    if (reached.has(file) || !files.includes(file)) return;
    reached.add(file);
    for (const target of importedBy(folder, file)) follow(target);
  };
  for (const door of doors) follow(posix.normalize(door));
  // What only has types is asked for by declarations alone, and what only runs by code alone.
  const stemOf = (file) => file.replace(/(\.d\.ts|\.js)(\.map)?$/, '');
  const stems = new Set([...reached].map(stemOf));
  return files.filter((file) => file.startsWith('dist/') && !stems.has(stemOf(file)));
}
