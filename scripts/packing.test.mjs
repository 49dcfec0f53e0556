// Every package that others may install: packed, installed elsewhere in one go, checked by two compilers, and played with.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorsOf, librariesOf, packagesIn } from './lib/packages.mjs';
import { installPacked, pack, removeLeftovers, unreached } from './lib/packing.mjs';
import { root } from './lib/setup.mjs';

const CONSUMER = fileURLToPath(new URL('./consumer', import.meta.url));
const COMPILERS = { 5.9: 'typescript-api', 7: 'typescript' };
const DUEL = 'duel --rules hex --battle sabis --red random --blue random --games 1 --json'.split(' ');

const packages = packagesIn(root);
const elsewhere = mkdtempSync(join(tmpdir(), 'acies-installed-'));
/** What was packed of each package, by its name. */
let packed;

/** The code that the installed READMEs show, each in a file of its own. */
const examples = () =>
  packages.flatMap(({ manifest }, i) => {
    const file = join(elsewhere, 'node_modules', manifest.name, 'README.md');
    const readme = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code], n) => [`readme-${i}-${n}.ts`, code]);
  });

const runThere = (...args) => spawnSync(process.execPath, args, { cwd: elsewhere, encoding: 'utf8' });
const passed = { status: 0, stdout: '', stderr: '' };

beforeAll(() => {
  const tarballs = join(elsewhere, 'tarballs');
  mkdirSync(tarballs);
  for (const { folder } of packages) removeLeftovers(folder);
  const all = pack([...packages.map(({ folder }) => folder), ...librariesOf(packages)], tarballs);
  packed = new Map(all.map((each) => [each.name, each]));
  installPacked(all, elsewhere);
  cpSync(CONSUMER, elsewhere, { recursive: true });
  const doors = packages.flatMap(({ manifest }) => doorsOf(manifest));
  const lines = doors.map(({ name }, i) => `import * as door${i} from '${name}';`);
  const kept = `export const doors: readonly object[] = [${doors.map((_, i) => `door${i}`).join(', ')}];`;
  writeFileSync(join(elsewhere, 'doors.ts'), `${lines.join('\n')}\n${kept}\n`);
  for (const [file, code] of examples()) writeFileSync(join(elsewhere, file), code);
});
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

it('there are packages to be installed, the kernel and a rule set among them', () => {
  expect(packages.map(({ manifest }) => manifest.name)).toEqual(
    expect.arrayContaining(['@acies/kernel', '@acies/rules-hex', 'acies']),
  );
});

describe.each(packages.map((each) => [each.manifest.name, each]))('%s', (name, { folder, manifest }) => {
  it('is packed without tests, and without what no door leads to', () => {
    const { files } = packed.get(name);
    const doors = doorsOf(manifest).flatMap(({ types, code }) => [types, code]);
    const commands = Object.values(manifest.bin ?? {});
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(files.filter((file) => /\.test\./.test(file))).toEqual([]);
    expect(unreached(folder, [...doors, ...commands], files)).toEqual([]);
  });
});

describe('installed elsewhere', () => {
  it.each(Object.entries(COMPILERS))('all doors check strictly with TypeScript %s', (version, compiler) => {
    const tsc = join(root, 'node_modules', compiler, 'bin', 'tsc');
    expect(runThere(tsc, '--version').stdout).toContain(`Version ${version}.`);
    expect(runThere(tsc, '-p', '.')).toMatchObject(passed);
  });

  it('a battle is played by the kernel and a rule set, and all doors open', () => {
    expect(runThere('built/battle.js')).toMatchObject(passed);
    expect(runThere('built/doors.js')).toMatchObject(passed);
  });

  it('what the READMEs show runs', () => {
    const files = examples().map(([file]) => file);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect(runThere(`built/${file.replace('.ts', '.js')}`), file).toMatchObject(passed);
  });

  it('the command plays a battle', () => {
    const ran = runThere('node_modules/acies/bin/acies.js', ...DUEL);
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(ran.stdout)).toMatchObject({ games: 1 });
  });
});
