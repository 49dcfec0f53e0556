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

/** Runs a command with its output shown; ends this process if it fails. */
function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.error) throw result.error;
  if (result.status !== 0) {
    console.error(`acies: "${command} ${args.join(' ')}" failed`);
    process.exit(result.status ?? 1);
  }
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
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms the registry at hand does not serve. Without --no-save, npm
  // would write the lock file anew, with just those that are served here.
  say('installing packages (npm install) ...');
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
}

export function build() {
  say('building (tsc -b) ...');
  run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']);
}
