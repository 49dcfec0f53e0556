// npm start: sets everything up and opens the game's menu.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, checkNode, install, root, say } from './lib/setup.mjs';

checkNode();
install();
build();
say('opening the menu (the same as "npx acies") ...');
const menu = spawnSync(process.execPath, [join(root, 'apps', 'cli', 'bin', 'acies.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(menu.status ?? 1);
