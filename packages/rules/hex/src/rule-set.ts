import type { RuleSet } from '@acies/kernel';
import { activation, extraDecision } from './activation.ts';
import { activateDecision, activations } from './activations.ts';
import { type Board, beginBoard, copyBoard } from './board.ts';
import { boundDecision } from './bounds.ts';
import { charge, responseDecision } from './charge.ts';
import { draw, status, strain } from './drawing.ts';
import type { HexEvent } from './events.ts';
import { faultsIn } from './faults.ts';
import { fieldOf } from './field.ts';
import { holdDecision, melee, pursuitDecision } from './fight.ts';
import { mainAttacker, mainDefender, melees } from './melees.ts';
import { opportunity, opportunityDecision } from './opportunity.ts';
import { picture } from './picture.ts';
import { tellInWords } from './report.ts';
import { retreat, retreatDecision } from './retreat.ts';
import { LEGEND, roster, weigh } from './roster.ts';
import { parseSetup, type Setup } from './setup.ts';
import { hexSheet } from './sheet.ts';
import { shooting, shotDecision } from './shooting.ts';
import type { HexTable } from './table.ts';
import { battle, turn } from './turn.ts';

export const hexRules: RuleSet<Setup, Board, HexEvent, HexTable> = {
  ...hexSheet,
  version: '1',
  procedures: [turn, activations, activation, charge, opportunity, shooting, melees, melee, retreat],
  decisions: [
    activateDecision,
    boundDecision,
    extraDecision,
    responseDecision,
    opportunityDecision,
    shotDecision,
    mainAttacker,
    mainDefender,
    holdDecision,
    retreatDecision,
    pursuitDecision,
  ],
  main: battle,
  parseSetup,
  begin: (setup) => beginBoard(fieldOf(setup)),
  open: ({ setup, board, dice, tell }) => ({ setup, board, dice, tell, field: fieldOf(setup) }),
  copyBoard,
  // Everything lies open on the table.
  hide: (board) => board,
  turnOf: (board) => board.turn,
  faults: faultsIn,
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
