import { battleAccess } from './battle-access.ts';
import { coaching } from './coaching.ts';
import { deciding } from './deciding.ts';
import { diceFalling } from './dice-falling.ts';
import { inSight } from './in-sight.ts';
import { keeping } from './keeping.ts';
import { lookingUp } from './looking-up.ts';
import { playing } from './playing.ts';
import { printedBattle } from './printed-battle.ts';
import { sittingDown } from './sitting-down.ts';
import { smallScreen } from './small-screen.ts';
import { runSuites } from './suites.ts';
import { tableHand } from './table-hand.ts';
import { tableView } from './table-view.ts';

runSuites([
  playing,
  deciding,
  diceFalling,
  keeping,
  lookingUp,
  coaching,
  sittingDown,
  battleAccess,
  smallScreen,
  inSight,
  tableView,
  tableHand,
  printedBattle,
]);
