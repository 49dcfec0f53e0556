import type { RuleSet } from '@acies/kernel';
import { checkApart } from './apart.ts';
import { type Board, beginBoard, copyBoard } from './board.ts';
import { deployDecision, deployment, firstDecision, firstTurn, turnDecision } from './deployment.ts';
import { draw, drawAt, status, strain } from './drawing.ts';
import { dressDecision, dressing } from './dressing.ts';
import type { ClockEvent } from './events.ts';
import { faultsIn } from './faults.ts';
import { checkPlaces, fieldOf } from './field.ts';
import { advanceDecision, escapeDecision, fighting } from './fighting.ts';
import { fireDecision, firing } from './firing.ts';
import { TOPICS } from './help.ts';
import { hide, hideSetup } from './hide.ts';
import { orderDecision, ordering } from './ordering.ts';
import { picture } from './picture.ts';
import { tellInWords } from './report.ts';
import { LEGEND, lossWords, roster, weigh } from './roster.ts';
import { parseSetup, type Setup } from './setup.ts';
import { clockSheet } from './sheet.ts';
import { type ClockTable, openTable } from './table.ts';
import { battle, halfTurn } from './turn.ts';

export const clockRules: RuleSet<Setup, Board, ClockEvent, ClockTable> = {
  ...clockSheet,
  version: '1',
  procedures: [deployment, firstTurn, halfTurn, firing, ordering, dressing, fighting],
  decisions: [
    ...[firstDecision, deployDecision, turnDecision],
    ...[fireDecision, orderDecision, dressDecision, advanceDecision, escapeDecision],
  ],
  main: battle,
  topics: TOPICS,
  turnName: 'half turn',
  parseSetup(data) {
    const setup = parseSetup(data);
    checkPlaces(fieldOf(setup), setup);
    checkApart(fieldOf(setup));
    return setup;
  },
  begin: (setup) => beginBoard(fieldOf(setup), setup),
  open: openTable,
  copyBoard,
  hide,
  hideSetup,
  turnOf: (board) => board.halfTurn,
  faults: faultsIn,
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
