import { access } from './looks/access.ts';
import { looks } from './looks/looks.ts';
import { paper } from './looks/paper.ts';
import { sight } from './looks/sight.ts';
import { runSuites } from './suites.ts';

runSuites([looks, paper, access, sight]);
