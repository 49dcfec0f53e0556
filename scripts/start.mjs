// npm start: sets everything up, builds the web client and serves it. npm start -- --help says what else it can do.
import { build, checkNode, install } from './lib/setup.mjs';
import { buildWeb, server, webFolder } from './lib/web.mjs';

checkNode();
install();
build();
const { start } = await server();
await start({ args: process.argv.slice(2), folder: webFolder, prepare: buildWeb });
