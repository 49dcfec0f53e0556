import type { RuleSet } from '@acies/kernel';
import { checkPlaces } from '@acies/rules-disorder';
import { afterDecision, aftermath, meetsDecision } from './aftermath.ts';
import { type Board, beginBoard, copyBoard } from './board.ts';
import { chargeDiceDecision, missDecision, respondDecision } from './charge-decisions.ts';
import { charging } from './charging.ts';
import { commandDecision, commanding } from './command.ts';
import { biasDecision, ceaseDecision, controlTests } from './control-tests.ts';
import { declareDecision, declaring } from './declaring.ts';
import { draw, drawAt, status, strain } from './drawing.ts';
import type { LegioEvent } from './events.ts';
import { faultsIn } from './faults.ts';
import { fieldOf, placedIn } from './field.ts';
import { fighting, leadDecision } from './fighting.ts';
import { TOPICS } from './help.ts';
import { actionDecision } from './move-actions.ts';
import { movingPhase, pathDecision, unitMoves } from './moving-phase.ts';
import { picture } from './picture.ts';
import { tellInWords } from './report.ts';
import { LEGEND, roster, weigh } from './roster.ts';
import { parseSetup, type Setup } from './setup.ts';
import { legioSheet } from './sheet.ts';
import { shootDecision } from './shooting-phase.ts';
import { type LegioTable, openTable } from './table.ts';
import { battle, turn } from './turn.ts';

export const legioRules: RuleSet<Setup, Board, LegioEvent, LegioTable> = {
  ...legioSheet,
  version: '1',
  topics: TOPICS,
  procedures: [turn, commanding, controlTests, movingPhase, unitMoves, declaring, charging, fighting, aftermath],
  decisions: [
    ...[commandDecision, ceaseDecision, biasDecision, actionDecision, pathDecision, shootDecision],
    ...[declareDecision, respondDecision, chargeDiceDecision, missDecision, leadDecision],
    ...[afterDecision, meetsDecision],
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
  strain,
};
