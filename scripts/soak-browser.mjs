// npm run soak:browser: the browser tests with all five rule sets and at both sizes throughout.
import { runSuites } from './lib/report.mjs';
import { build, checkNode, install } from './lib/setup.mjs';

checkNode();
install();
build();
process.env.ACIES_LONG = '1';
process.exit(runSuites(['apps/web/src/browser']) ? 0 : 1);
