import type { RuleSet } from '@acies/kernel';
import { checkPlaces } from '@acies/rules-disorder';
import { type Board, beginBoard, copyBoard } from './board/board.ts';
import type { LegioEvent } from './board/events.ts';
import { brokenInvariants } from './board/invariants.ts';
import { type LegioContext, openContext } from './board/look.ts';
import { placedIn, settingOf } from './board/setting.ts';
import { parseSetup, type Setup } from './board/setup.ts';
import { draw, drawAt, status, strain } from './picture/drawing.ts';
import { TOPICS } from './picture/help.ts';
import { picture } from './picture/picture.ts';
import { tellInWords } from './picture/report.ts';
import { LEGEND, roster, weigh } from './picture/roster.ts';
import { actionDecision } from './play/acting/move-actions.ts';
import { movingPhase, pathDecision, unitMoves } from './play/acting/moving-phase.ts';
import { chargeDiceDecision, missDecision, respondDecision } from './play/charge/charge-decisions.ts';
import { charging } from './play/charge/charging.ts';
import { declareDecision, declaring } from './play/charge/declaring.ts';
import { afterDecision, aftermath } from './play/combat/aftermath.ts';
import { alongDecision } from './play/combat/backers.ts';
import { fighting, leadDecision } from './play/combat/fighting.ts';
import { meetsDecision, pursuing } from './play/combat/pursuing.ts';
import { commandDecision, commanding } from './play/command/command.ts';
import { biasDecision, ceaseDecision, controlTests } from './play/command/control-tests.ts';
import { orderDecision } from './play/command/ordering.ts';
import { shootDecision } from './play/shooting/shooting-phase.ts';
import { battle, turn } from './play/turn.ts';
import { legioSheet } from './sheet.ts';

const decisions = {
  command: commandDecision,
  order: orderDecision,
  cease: ceaseDecision,
  bias: biasDecision,
  action: actionDecision,
  path: pathDecision,
  shoot: shootDecision,
  declare: declareDecision,
  respond: respondDecision,
  'charge-dice': chargeDiceDecision,
  miss: missDecision,
  lead: leadDecision,
  after: afterDecision,
  along: alongDecision,
  meets: meetsDecision,
};

export const legioRules: RuleSet<Setup, Board, LegioEvent, LegioContext, typeof decisions> = {
  ...legioSheet,
  version: '2',
  topics: TOPICS,
  procedures: [
    turn,
    commanding,
    controlTests,
    movingPhase,
    unitMoves,
    declaring,
    charging,
    fighting,
    aftermath,
    pursuing,
  ],
  decisions,
  main: battle,
  parseSetup(data) {
    const setup = parseSetup(data);
    const setting = settingOf(setup);
    checkPlaces(setting.table, placedIn(setting));
    return setup;
  },
  begin: (setup) => beginBoard(settingOf(setup)),
  open: openContext,
  copyBoard,
  hide: (board) => board,
  turnOf: (board) => board.turn,
  brokenInvariants,
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
