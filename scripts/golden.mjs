// npm run golden: plays the stored battles anew and writes them; review the difference before you commit it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, checkNode, install, root, say } from './lib/setup.mjs';

checkNode();
install();
build();
const { goldenBattles, openSubjects } = await import('../packages/conformance/dist/index.js');
const folder = join(root, 'packages', 'conformance', 'golden');
mkdirSync(folder, { recursive: true });
for (const subject of await openSubjects()) {
  for (const { name, text, file } of goldenBattles(subject)) {
    writeFileSync(join(folder, `${name}.txt`), text);
    writeFileSync(join(folder, `${name}.json`), file);
    say(`wrote ${name}`);
  }
}
