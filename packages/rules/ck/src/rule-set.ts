import type { RuleSet } from '@acies/kernel';
import { type Board, beginBoard, copyBoard } from './board/board.ts';
import type { CkEvent } from './board/events.ts';
import { brokenInvariants } from './board/invariants.ts';
import type { CkContext } from './board/look.ts';
import { settingOf } from './board/setting.ts';
import { parseSetup, type Setup } from './board/setup.ts';
import { draw, status, strain } from './picture/drawing.ts';
import { picture } from './picture/picture.ts';
import { tellInWords } from './picture/report.ts';
import { LEGEND, roster, weigh } from './picture/roster.ts';
import {
  deployDecision,
  deployUnits,
  placeScenery,
  postDecision,
  postGenerals,
  sceneryDecision,
  setUp,
} from './play/deployment/deployment.ts';
import { reinforcements, returnDecision } from './play/deployment/reserves.ts';
import { assaultDecision, fights } from './play/fight/fights.ts';
import { pursuit, pursuitLossDecision } from './play/fight/pursuit.ts';
import { placeDecision, takeHits } from './play/hits.ts';
import { assault, standDecision } from './play/moving/assault.ts';
import { fallBack, wayDecision } from './play/moving/fall-back.ts';
import { arriveDecision, flanking } from './play/moving/flanking.ts';
import { generals, rideDecision, valiantDecision } from './play/moving/generals.ts';
import { giveWay, giveWayDecision } from './play/moving/give-way.ts';
import { goOnDecision, march } from './play/moving/march.ts';
import { moveDecision, moves } from './play/moving/moves.ts';
import { leavesDecision, occupancy } from './play/moving/occupancy.ts';
import { awardDecision, goDecision, outcome } from './play/outcome.ts';
import { artilleryDecision, artilleryHitDecision, shooting, volleyDecision } from './play/shooting/shooting.ts';
import { fallsBackDecision, morale, zoneMorale } from './play/throws/morale-tests.ts';
import { rerollDecision, throwing } from './play/throws/throws.ts';
import { battle, turn } from './play/turn.ts';
import { ckSheet } from './sheet.ts';

const decisions = {
  scenery: sceneryDecision,
  deploy: deployDecision,
  post: postDecision,
  ride: rideDecision,
  valiant: valiantDecision,
  'falls-back': fallsBackDecision,
  arrive: arriveDecision,
  move: moveDecision,
  'go-on': goOnDecision,
  leaves: leavesDecision,
  volley: volleyDecision,
  artillery: artilleryDecision,
  'artillery-hit': artilleryHitDecision,
  assault: assaultDecision,
  stand: standDecision,
  'after-defeat': goDecision,
  award: awardDecision,
  reroll: rerollDecision,
  'place-hit': placeDecision,
  'pursuit-loss': pursuitLossDecision,
  'way-back': wayDecision,
  'give-way': giveWayDecision,
  return: returnDecision,
};

export const ckRules: RuleSet<Setup, Board, CkEvent, CkContext, typeof decisions> = {
  ...ckSheet,
  version: '2',
  procedures: [
    ...[setUp, placeScenery, deployUnits, postGenerals],
    ...[turn, generals, morale, zoneMorale, flanking, moves, march, occupancy, shooting, fights, reinforcements],
    ...[assault, outcome, throwing, takeHits, pursuit, fallBack, giveWay],
  ],
  decisions,
  main: battle,
  parseSetup,
  begin: (setup) => beginBoard(settingOf(setup), setup),
  open: ({ setup, board, dice, tell }) => ({ setup, board, dice, tell, setting: settingOf(setup) }),
  copyBoard,
  // Everything lies open on the table; flank marches are declared.
  hide: (board) => board,
  turnOf: (board) => board.turn,
  brokenInvariants,
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
