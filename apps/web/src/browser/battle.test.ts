import { battleAccess } from './battle-access.ts';
import { coaching } from './coaching.ts';
import { deciding } from './deciding.ts';
import { keeping } from './keeping.ts';
import { playing } from './playing.ts';
import { runSuites } from './suites.ts';
import { tableView } from './table-view.ts';

runSuites([playing, deciding, keeping, coaching, battleAccess, tableView]);
