import type { RuleSet } from '@acies/kernel';
import { assault, standDecision } from './assault.ts';
import { type Board, beginBoard, copyBoard } from './board.ts';
import {
  deployDecision,
  deployUnits,
  placeScenery,
  postDecision,
  postGenerals,
  sceneryDecision,
  setUp,
} from './deployment.ts';
import { draw, status, strain } from './drawing.ts';
import type { CkEvent } from './events.ts';
import { fallBack, wayDecision } from './fall-back.ts';
import { faultsIn } from './faults.ts';
import { fieldOf } from './field.ts';
import { assaultDecision, fights } from './fights.ts';
import { arriveDecision, flanking } from './flanking.ts';
import { generals, rideDecision, valiantDecision } from './generals.ts';
import { giveWay, giveWayDecision } from './give-way.ts';
import { placeDecision, takeHits } from './hits.ts';
import { goOnDecision, march } from './march.ts';
import { fallsBackDecision, morale, zoneMorale } from './morale-tests.ts';
import { moveDecision, moves } from './moves.ts';
import { leavesDecision, occupancy } from './occupancy.ts';
import { awardDecision, goDecision, outcome } from './outcome.ts';
import { picture } from './picture.ts';
import { pursuit, pursuitLossDecision } from './pursuit.ts';
import { tellInWords } from './report.ts';
import { reinforcements, returnDecision } from './reserves.ts';
import { LEGEND, roster, weigh } from './roster.ts';
import { parseSetup, type Setup } from './setup.ts';
import { ckSheet } from './sheet.ts';
import { artilleryDecision, artilleryHitDecision, shooting, volleyDecision } from './shooting.ts';
import type { CkTable } from './table.ts';
import { rerollDecision, throwing } from './throws.ts';
import { battle, turn } from './turn.ts';

export const ckRules: RuleSet<Setup, Board, CkEvent, CkTable> = {
  ...ckSheet,
  version: '1',
  procedures: [
    ...[setUp, placeScenery, deployUnits, postGenerals],
    ...[turn, generals, morale, zoneMorale, flanking, moves, march, occupancy, shooting, fights, reinforcements],
    ...[assault, outcome, throwing, takeHits, pursuit, fallBack, giveWay],
  ],
  decisions: [
    ...[sceneryDecision, deployDecision, postDecision],
    ...[rideDecision, valiantDecision, fallsBackDecision, arriveDecision, moveDecision, goOnDecision, leavesDecision],
    ...[volleyDecision, artilleryDecision, artilleryHitDecision, assaultDecision, standDecision, goDecision],
    ...[awardDecision, rerollDecision, placeDecision, pursuitLossDecision, wayDecision, giveWayDecision],
    returnDecision,
  ],
  main: battle,
  parseSetup,
  begin: (setup) => beginBoard(fieldOf(setup), setup),
  open: ({ setup, board, dice, tell }) => ({ setup, board, dice, tell, field: fieldOf(setup) }),
  copyBoard,
  // Everything lies open on the table; flank marches are declared.
  hide: (board) => board,
  turnOf: (board) => board.turn,
  faults: faultsIn,
  tellInWords,
  draw,
  picture,
  legend: LEGEND,
  strengthUnit: 'bases',
  roster,
  weigh,
  status,
  strain,
};
