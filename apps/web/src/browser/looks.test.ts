import { access } from './access.ts';
import { looks } from './looks.ts';
import { paper } from './paper.ts';
import { sight } from './sight.ts';
import { runSuites } from './suites.ts';

runSuites([looks, paper, access, sight]);
