import type { RuleSet } from '@acies/kernel';
import { type Board, beginBoard, copyBoard } from './board/board.ts';
import type { HexEvent } from './board/events.ts';
import { brokenInvariants } from './board/invariants.ts';
import type { HexContext } from './board/look.ts';
import { settingOf } from './board/setting.ts';
import { parseSetup, type Setup } from './board/setup.ts';
import { draw, status, strain } from './picture/drawing.ts';
import { picture } from './picture/picture.ts';
import { tellInWords } from './picture/report.ts';
import { LEGEND, roster, weigh } from './picture/roster.ts';
import { activation, extraDecision } from './play/activation/activation.ts';
import { activateDecision, activations } from './play/activation/activations.ts';
import { opportunity, opportunityDecision } from './play/activation/opportunity.ts';
import { charge, responseDecision } from './play/charge/charge.ts';
import { retreat, retreatDecision } from './play/charge/retreat.ts';
import { holdDecision, melee, pursuitDecision } from './play/melee/fight.ts';
import { mainAttacker, mainDefender, melees } from './play/melee/melees.ts';
import { orderDecision } from './play/melee/order.ts';
import { attackSupport, defenceSupport } from './play/melee/supports.ts';
import { boundDecision } from './play/moving/bounds.ts';
import { shooting, shotDecision } from './play/shooting/shooting.ts';
import { battle, turn } from './play/turn.ts';
import { hexSheet } from './sheet.ts';

const decisions = {
  activate: activateDecision,
  bound: boundDecision,
  'extra-bound': extraDecision,
  response: responseDecision,
  opportunity: opportunityDecision,
  shoot: shotDecision,
  'melee-order': orderDecision,
  'main-attacker': mainAttacker,
  'main-defender': mainDefender,
  'support-attacker': attackSupport,
  'support-defender': defenceSupport,
  'hold-village': holdDecision,
  retreat: retreatDecision,
  pursue: pursuitDecision,
};

export const hexRules: RuleSet<Setup, Board, HexEvent, HexContext, typeof decisions> = {
  ...hexSheet,
  version: '2',
  procedures: [turn, activations, activation, charge, opportunity, shooting, melees, melee, retreat],
  decisions,
  main: battle,
  parseSetup,
  begin: (setup) => beginBoard(settingOf(setup)),
  open: ({ setup, board, dice, tell }) => ({ setup, board, dice, tell, setting: settingOf(setup) }),
  copyBoard,
  // Everything lies open on the table.
  hide: (board) => board,
  turnOf: (board) => board.turn,
  brokenInvariants,
  tellInWords,
  draw,
  picture,
  legend: LEGEND,
  strengthUnit: 'SP',
  roster,
  weigh,
  status,
  strain,
};
