import type { RuleSet } from '@acies/kernel';
import { type Board, beginBoard, copyBoard } from './board/board.ts';
import type { ClockEvent } from './board/events.ts';
import { brokenInvariants } from './board/invariants.ts';
import { type ClockContext, openContext } from './board/look.ts';
import { checkPlaces, settingOf } from './board/setting.ts';
import { parseSetup, type Setup } from './board/setup.ts';
import { draw, drawAt, status, strain } from './picture/drawing.ts';
import { TOPICS } from './picture/help.ts';
import { picture } from './picture/picture.ts';
import { tellInWords } from './picture/report.ts';
import { LEGEND, lossWords, roster, weigh } from './picture/roster.ts';
import { deployDecision, deployment, firstDecision, firstTurn, turnDecision } from './play/deployment/deployment.ts';
import { hide, hideSetup } from './play/deployment/hide.ts';
import { dressDecision, dressing } from './play/fighting/dressing.ts';
import { advanceDecision, escapeDecision, fighting } from './play/fighting/fighting.ts';
import { fireDecision, firing } from './play/fighting/firing.ts';
import { meleeDecision } from './play/fighting/melee-order.ts';
import { checkApart } from './play/moving/apart.ts';
import { orderDecision, ordering } from './play/orders/ordering.ts';
import { battle, halfTurn } from './play/turn.ts';
import { clockSheet } from './sheet.ts';

const decisions = {
  'deploys-first': firstDecision,
  deploy: deployDecision,
  'moves-first': turnDecision,
  fire: fireDecision,
  order: orderDecision,
  dress: dressDecision,
  melee: meleeDecision,
  advance: advanceDecision,
  escape: escapeDecision,
};

export const clockRules: RuleSet<Setup, Board, ClockEvent, ClockContext, typeof decisions> = {
  ...clockSheet,
  version: '2',
  procedures: [deployment, firstTurn, halfTurn, firing, ordering, dressing, fighting],
  decisions,
  main: battle,
  topics: TOPICS,
  turnName: 'half turn',
  parseSetup(data) {
    const setup = parseSetup(data);
    checkPlaces(settingOf(setup), setup);
    checkApart(settingOf(setup));
    return setup;
  },
  begin: (setup) => beginBoard(settingOf(setup), setup),
  open: openContext,
  copyBoard,
  hide,
  hideSetup,
  turnOf: (board) => board.halfTurn,
  brokenInvariants,
  arrayed: (setup) => ({ ...setup, deploy: 'as given' }),
  tellInWords,
  draw,
  drawAt,
  mapOnceATurn: true,
  picture,
  legend: LEGEND,
  strengthUnit: 'DMZ',
  lossWords,
  roster,
  weigh,
  reveals: ({ type }) => type === 'revealed',
  status,
  strain,
};
