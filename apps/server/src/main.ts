// node apps/server/dist/main.js FOLDER [--port N] [--lan]: serves a client that is built already.
import { start } from './start.ts';

const [folder, ...args] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-')) {
  console.error('acies: the folder of a built client comes first');
  process.exitCode = 2;
} else await start({ args, folder });
