// Other versions of Node, from npm's own `node` package. They lie outside the workspaces: inside, the binary of that
// package would come before the machine's own on the path of every script.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, say } from './setup.mjs';

/** Where Node of a major version is, fetched if it is not there yet; undefined, and why is said, if it cannot be had. */
export function nodeOf(major) {
  const folder = join(root, '.acies', 'nodes', String(major));
  const there = binaryIn(folder);
  if (there) return there;
  say(`fetching Node ${major} ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { command, args, shell } = npm(['install', '--no-save', '--loglevel=error', `node@${major}`]);
  // Scripts are how that package fetches the binary of this system.
  const env = { ...process.env, npm_config_ignore_scripts: 'false' };
  const { error, status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', env, shell });
  if (error || status !== 0) say(`Node ${major} could not be installed${error ? ` (${error.message})` : ''}`);
  return binaryIn(folder);
}

function binaryIn(folder) {
  const binary = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return versionOf(binary) === undefined ? undefined : binary;
}

/** What a binary says of itself; undefined where there is none that runs. */
export function versionOf(binary) {
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
