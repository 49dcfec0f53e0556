// npm start: sets everything up, builds the web client and serves it.

import { build, checkNode, install, say } from './lib/setup.mjs';
import { buildWeb, serveWeb } from './lib/web.mjs';

checkNode();
install();
build();
await buildWeb();
const { address, abroad, wanted, port } = await serveWeb(process.env.PORT);
if (port !== wanted) say(`port ${wanted} is busy, so it is ${port}`);
say(`battles and sheets are at ${address} (Ctrl+C ends it); the terminal’s menu is "npx acies"`);
if (abroad.length > 0)
  say(`from other machines of your network: ${abroad.join(' ')} (without clipboard and offline use: see README)`);
