// What both commands do first: install what is missing, and build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const LEAST_NODE = [20, 19];

export function say(text) {
  console.log(`acies: ${text}`);
}

/** Runs a program with its output shown; ends this process if it fails. */
function run(name, { command, args, shell = false }) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell });
  if (result.error) throw result.error;
  if (result.status === 0) return;
  console.error(`acies: "${name}" failed`);
  process.exit(result.status ?? 1);
}

/**
 * How npm is started: by the Node at hand where npm itself has started this script and says where it lies. Otherwise by its
 * name, which on Windows is a script that only a shell can run.
 */
export function npm(args, { env, platform } = { env: process.env, platform: process.platform }) {
  const file = env.npm_execpath;
  if (file && /npm-cli\.c?js$/.test(file)) return { command: process.execPath, args: [file, ...args] };
  return { command: 'npm', args, shell: platform === 'win32' };
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  console.error(`acies: Node ${LEAST_NODE.join('.')} or later is needed, this is ${process.versions.node}`);
  process.exit(1);
}

/** Whether what is installed is older than the lock file, or missing. */
function needsInstall() {
  const marker = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(marker)) return true;
  return statSync(join(root, 'package-lock.json')).mtimeMs > statSync(marker).mtimeMs + 1000 && !sameLock(marker);
}

/** npm keeps its own copy of the lock file; a fresh checkout has a newer file with the same content. */
function sameLock(marker) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(marker, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) => path === '' || optional || link || present[path]?.version === version,
  );
}

export function install() {
  if (!needsInstall()) return;
  say('installing packages (npm ci) ...');
  run('npm ci', npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']));
}

export function build() {
  say('building (tsc -b) ...');
  run('tsc -b', { command: process.execPath, args: [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b'] });
}
