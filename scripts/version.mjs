// node scripts/version.mjs VERSION: gives all packages a version, wherever it stands.
import { root, say } from './lib/setup.mjs';
import { setVersion } from './lib/version.mjs';

const [version] = process.argv.slice(2);
if (version === undefined) {
  console.error('acies: node scripts/version.mjs VERSION');
  process.exit(2);
}
say(`${setVersion(root, version).length} files changed to ${version}`);
