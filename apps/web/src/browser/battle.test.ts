import { battleAccess } from './battle/battle-access.ts';
import { coaching } from './battle/coaching.ts';
import { deciding } from './battle/deciding.ts';
import { diceFalling } from './battle/dice-falling.ts';
import { inSight } from './battle/in-sight.ts';
import { keeping } from './battle/keeping.ts';
import { lookingUp } from './battle/looking-up.ts';
import { playing } from './battle/playing.ts';
import { printedBattle } from './battle/printed-battle.ts';
import { sittingDown } from './battle/sitting-down.ts';
import { smallScreen } from './battle/small-screen.ts';
import { runSuites } from './suites.ts';
import { tableHand } from './table/table-hand.ts';
import { tableView } from './table/table-view.ts';

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
