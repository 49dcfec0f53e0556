// The browser tests need Chromium. A bare Debian machine, such as one of the CI, gets it from npm test itself.
import { spawnSync } from 'node:child_process';
import { say } from './setup.mjs';

/** Installs Chromium if there is none and it can be had. Without it the browser tests fail and say so. */
export async function installChromium() {
  // Built by now: the tests look for it in the same places.
  const { findChromium } = await import('../../packages/conformance/dist/browser/find-chromium.js');
  if (findChromium()) return;
  if (process.getuid?.() !== 0 || apt('--version') !== undefined) {
    say('there is no Chromium, and only root on Debian can install it from here: the browser tests will fail');
    return;
  }
  say('installing Chromium for the browser tests (apt-get install chromium) ...');
  // An index that could not be renewed may still do: what counts is whether the package comes.
  const stale = apt('update');
  if (stale) say(`${stale}; going on with the package lists at hand`);
  const fault = apt('install', '-y', '--no-install-recommends', 'chromium');
  if (fault) say(`${fault}: the browser tests will fail`);
}

/** Runs apt-get quietly, its complaints shown; says what went wrong, if anything did. */
function apt(...args) {
  const { error, status } = spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (error) return `apt-get cannot be run (${error.message})`;
  return status === 0 ? undefined : `"apt-get ${args.join(' ')}" failed`;
}
