import type { RuleSet } from '@acies/kernel';
import { checkPlaces } from '@acies/rules-disorder';
import { afterDecision, aftermath } from './aftermath.ts';
import { type Board, beginBoard, copyBoard } from './board.ts';
import { diceDecision, respondDecision } from './charge-decisions.ts';
import { charging } from './charging.ts';
import { commandDecision, commanding } from './command.ts';
import { biasDecision, controlTests, testDecision } from './control-tests.ts';
import { declareDecision, declaring } from './declaring.ts';
import { draw, drawAt, status, strain } from './drawing.ts';
import type { CbEvent } from './events.ts';
import { faultsIn } from './faults.ts';
import { fieldOf, placedIn } from './field.ts';
import { fighting } from './fighting.ts';
import { TOPICS } from './help.ts';
import { leaderLines } from './leading.ts';
import { actionDecision } from './move-actions.ts';
import { orderDecision } from './ordering.ts';
import { picture } from './picture.ts';
import { rallyDecision, rallying } from './rallying.ts';
import { tellInWords } from './report.ts';
import { retreatDecision } from './retreating.ts';
import { LEGEND, roster, weigh } from './roster.ts';
import { parseSetup, type Setup } from './setup.ts';
import { cbSheet } from './sheet.ts';
import { shootDecision } from './shooting-phase.ts';
import { type CbTable, openTable } from './table.ts';
import { pathDecision, tacticalPhase, unitActs } from './tactical-phase.ts';
import { battle, turn } from './turn.ts';

export const cbRules: RuleSet<Setup, Board, CbEvent, CbTable> = {
  ...cbSheet,
  version: '1',
  topics: TOPICS,
  procedures: [
    ...[turn, commanding, controlTests, rallying, tacticalPhase, unitActs],
    ...[declaring, charging, fighting, aftermath],
  ],
  decisions: [
    ...[commandDecision, orderDecision, testDecision, biasDecision, rallyDecision],
    ...[actionDecision, pathDecision, shootDecision, declareDecision, respondDecision, diceDecision],
    ...[afterDecision, retreatDecision],
  ],
  main: battle,
  parseSetup(data) {
    const setup = parseSetup(data);
    const field = fieldOf(setup);
    checkPlaces(field.table, placedIn(field));
    return setup;
  },
  begin: (setup) => beginBoard(fieldOf(setup)),
  open: openTable,
  copyBoard,
  hide: (board) => board,
  turnOf: (board) => board.turn,
  faults: faultsIn,
  tellInWords,
  draw,
  drawAt,
  legend: LEGEND,
  strengthUnit: 'stands',
  mapOnceATurn: true,
  picture,
  roster,
  weigh,
  status,
  leaders: leaderLines,
  strain,
};
