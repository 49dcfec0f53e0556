import type { RuleSet } from '@acies/kernel';
import { checkPlaces } from '@acies/rules-disorder';
import { type Board, beginBoard, copyBoard } from './board/board.ts';
import type { CbEvent } from './board/events.ts';
import { brokenInvariants } from './board/invariants.ts';
import { type CbContext, openContext } from './board/look.ts';
import { placedIn, settingOf } from './board/setting.ts';
import { parseSetup, type Setup } from './board/setup.ts';
import { draw, drawAt, status, strain } from './picture/drawing.ts';
import { TOPICS } from './picture/help.ts';
import { picture } from './picture/picture.ts';
import { tellInWords } from './picture/report.ts';
import { LEGEND, roster, weigh } from './picture/roster.ts';
import { diceDecision, respondDecision } from './play/charge/charge-decisions.ts';
import { charging } from './play/charge/charging.ts';
import { declareDecision, declaring } from './play/charge/declaring.ts';
import { afterDecision, aftermath } from './play/combat/aftermath.ts';
import { fighting } from './play/combat/fighting.ts';
import { retreatDecision } from './play/combat/retreating.ts';
import { commandDecision, commanding } from './play/command/command.ts';
import { biasDecision, controlTests, testDecision } from './play/command/control-tests.ts';
import { leaderLines } from './play/command/leading.ts';
import { orderDecision } from './play/command/ordering.ts';
import { rallyDecision, rallying } from './play/command/rallying.ts';
import { actionDecision } from './play/moving/move-actions.ts';
import { pathDecision, tacticalPhase, unitActs } from './play/moving/tactical-phase.ts';
import { shootDecision } from './play/shooting/shooting-phase.ts';
import { battle, turn } from './play/turn.ts';
import { cbSheet } from './sheet.ts';

const decisions = {
  command: commandDecision,
  order: orderDecision,
  test: testDecision,
  bias: biasDecision,
  rally: rallyDecision,
  action: actionDecision,
  path: pathDecision,
  shoot: shootDecision,
  declare: declareDecision,
  respond: respondDecision,
  dice: diceDecision,
  after: afterDecision,
  retreat: retreatDecision,
};

export const cbRules: RuleSet<Setup, Board, CbEvent, CbContext, typeof decisions> = {
  ...cbSheet,
  version: '2',
  topics: TOPICS,
  procedures: [
    ...[turn, commanding, controlTests, rallying, tacticalPhase, unitActs],
    ...[declaring, charging, fighting, aftermath],
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
  leaders: leaderLines,
  strain,
};
