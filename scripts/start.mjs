// npm start: sets everything up, builds the web client and serves it. npm start -- --help says what else it can do.
import { build, checkNode, install } from './lib/setup.mjs';
import { buildWeb, isCommandSound, server, webFolder } from './lib/web.mjs';

const args = process.argv.slice(2);
checkNode();
if (await isCommandSound(args)) {
  install();
  build();
  const { start } = await server();
  await start({ args, folder: webFolder, prepare: buildWeb });
}
