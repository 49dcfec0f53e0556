// npm run lint: the checks that npm test makes before its suites, all of them even where one fails.
import { runChecks } from './lib/checks.mjs';
import { say } from './lib/setup.mjs';

const failed = [];
runChecks((name, ok) => {
  say(`${ok ? 'passed' : 'FAILED'}: ${name}`);
  if (!ok) failed.push(name);
});
process.exit(failed.length === 0 ? 0 : 1);
