// npm run clauses: which clauses of each rule set no passing test names; fails if there is one.
// With --report it reads the report of the run before instead of running the rule sets' tests itself.
import { passedTests, readReport, runSuites } from './lib/report.mjs';
import { build, checkNode, install, say } from './lib/setup.mjs';

checkNode();
if (!process.argv.includes('--report')) {
  install();
  build();
  say('running the rule sets’ tests ...');
  if (!runSuites(['packages/rules'])) process.exit(1);
}
const report = readReport();
if (!report) {
  console.error('acies: there is no test report; run npm test or npm run clauses first');
  process.exit(1);
}
const { openSubjects } = await import('../packages/conformance/dist/index.js');
const names = passedTests(report);
let untested = 0;
for (const { rules } of await openSubjects()) {
  const bare = rules.clauses.filter(({ id }) => !names.some((name) => namesClause(name, id)));
  untested += bare.length;
  const sheet = rules.clauses.filter(({ source }) => source === 'sheet').length;
  const rulings = rules.clauses.filter(({ source }) => source === 'ruling').length;
  const total = rules.clauses.length;
  console.log(
    `${rules.id}: ${total} clauses (${sheet} of the sheet, ${total - sheet - rulings} published, ${rulings} rulings), ${total - bare.length} named by passing tests`,
  );
  for (const { id, text } of bare) console.log(`  ${id} has no test: ${text}`);
}
process.exit(untested === 0 ? 0 : 1);

/** HX-MEL-1 must not be found in HX-MEL-10. */
function namesClause(name, id) {
  return new RegExp(`\\b${id}\\b`).test(name);
}
