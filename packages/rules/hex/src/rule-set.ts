import type { RuleSet } from '@acies/kernel';
import { activation, extraDecision } from './activation.ts';
import { activateDecision, activations } from './activations.ts';
import { type Board, beginBoard, copyBoard } from './board.ts';
import { boundDecision } from './bounds.ts';
import { CALCULATIONS } from './calculators/index.ts';
import { charge, responseDecision } from './charge.ts';
import { CLAUSES } from './clauses.ts';
import { draw, status, strain } from './drawing.ts';
import type { HexEvent } from './events.ts';
import { faultsIn } from './faults.ts';
import { fieldOf } from './field.ts';
import { holdDecision, melee, pursuitDecision } from './fight.ts';
import { mainAttacker, mainDefender, melees } from './melees.ts';
import { opportunity, opportunityDecision } from './opportunity.ts';
import { tellInWords } from './report.ts';
import { retreat, retreatDecision } from './retreat.ts';
import { LEGEND, roster, weigh } from './roster.ts';
import { RULINGS } from './rulings.ts';
import { parseSetup, type Setup } from './setup.ts';
import { shooting, shotDecision } from './shooting.ts';
import type { HexTable } from './table.ts';
import { TROOP_ROWS } from './troops.ts';
import { battle, turn } from './turn.ts';

export const hexRules: RuleSet<Setup, Board, HexEvent, HexTable> = {
  id: 'hex',
  version: '1',
  title: 'Hex',
  summary: 'Strength points on hexes: pools of D6, 6 or double 5 hits',
  clauses: CLAUSES,
  rulings: RULINGS,
  troops: TROOP_ROWS,
  calculations: CALCULATIONS,
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
  legend: LEGEND,
  strengthUnit: 'SP',
  roster,
  weigh,
  status,
  strain,
};
