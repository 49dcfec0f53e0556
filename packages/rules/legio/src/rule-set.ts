import type { RuleSet } from '@acies/kernel';
import { afterDecision, aftermath, meetsDecision } from './aftermath.ts';
import { type Board, beginBoard, copyBoard } from './board.ts';
import { CALCULATIONS } from './calculators/index.ts';
import { charging, missDecision, respondDecision } from './charging.ts';
import { CLAUSES } from './clauses.ts';
import { commandDecision, commanding } from './command.ts';
import { biasDecision, ceaseDecision, controlTests } from './control-tests.ts';
import { declareDecision, declaring } from './declaring.ts';
import { draw, drawAt, status, strain } from './drawing.ts';
import type { LegioEvent } from './events.ts';
import { faultsIn } from './faults.ts';
import { fieldOf } from './field.ts';
import { blueLeadDecision, fighting, redLeadDecision } from './fighting.ts';
import { TOPICS } from './help.ts';
import { actionDecision } from './move-actions.ts';
import { movingPhase, pathDecision, unitMoves } from './moving-phase.ts';
import { checkPlaces } from './places.ts';
import { tellInWords } from './report.ts';
import { LEGEND, roster, weigh } from './roster.ts';
import { RULINGS } from './rulings.ts';
import { parseSetup, type Setup } from './setup.ts';
import { shootDecision } from './shooting-phase.ts';
import type { LegioTable } from './table.ts';
import { TROOP_ROWS } from './troops.ts';
import { battle, turn } from './turn.ts';

export const legioRules: RuleSet<Setup, Board, LegioEvent, LegioTable> = {
  id: 'legio',
  version: '1',
  title: 'Legio',
  summary: 'A free table in paces: disorder points, command and fast play',
  clauses: CLAUSES,
  rulings: RULINGS,
  troops: TROOP_ROWS,
  topics: TOPICS,
  calculations: CALCULATIONS,
  procedures: [turn, commanding, controlTests, movingPhase, unitMoves, declaring, charging, fighting, aftermath],
  decisions: [
    ...[commandDecision, ceaseDecision, biasDecision, actionDecision, pathDecision, shootDecision],
    ...[declareDecision, respondDecision, missDecision, redLeadDecision, blueLeadDecision, afterDecision],
    meetsDecision,
  ],
  main: battle,
  parseSetup(data) {
    const setup = parseSetup(data);
    checkPlaces(fieldOf(setup));
    return setup;
  },
  begin: (setup) => beginBoard(fieldOf(setup)),
  open: ({ setup, board, dice, tell }) => ({ setup, board, dice, tell, field: fieldOf(setup) }),
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
  roster,
  weigh,
  status,
  strain,
};
