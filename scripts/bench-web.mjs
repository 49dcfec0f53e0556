// npm run bench:web: what the web client weighs, and how soon it shows something on a slow telephone.
// npm run bench:web -- battles table: only these of sheets, battles and table.
import { loadavg } from 'node:os';
import { benchBattles } from './lib/bench/battles.mjs';
import { openBench } from './lib/bench/page.mjs';
import { benchSheets } from './lib/bench/sheets.mjs';
import { benchTable } from './lib/bench/table.mjs';
import { build, checkNode, install, say } from './lib/setup.mjs';
import { buildWeb, webFolder } from './lib/web.mjs';

const PARTS = { sheets: benchSheets, battles: benchBattles, table: benchTable };

const asked = process.argv.slice(2);
const unknown = asked.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined) {
  console.error(`acies: there is no part "${unknown}" to measure; there are ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

checkNode();
install();
build();
await buildWeb();
const bench = await openBench(webFolder);
const busy = () => say(`other programs slow all of this: load ${loadavg()[0].toFixed(1)} over the last minute`);
busy();
for (const [part, measure] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(part)) await measure(bench);
busy();
await bench.close();
