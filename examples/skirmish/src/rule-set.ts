import type { RuleSet } from '@acies/kernel';
import {
  type Board,
  beginBoard,
  brokenInvariants,
  copyBoard,
  parseSetup,
  type Setup,
  type Skirmish,
  type SkirmishEvent,
  settingOf,
} from './board.ts';
import { draw, LEGEND, picture, roster, status, strain, tellInWords, weigh } from './picture.ts';
import { skirmishSheet } from './sheet.ts';
import { actDecision, battle, turn } from './turn.ts';

const decisions = { act: actDecision };

export const skirmishRules: RuleSet<Setup, Board, SkirmishEvent, Skirmish, typeof decisions> = {
  ...skirmishSheet,
  version: '1',
  procedures: [turn],
  decisions,
  main: battle,
  parseSetup,
  begin: beginBoard,
  open: ({ setup, board, dice, tell }) => ({ setup, board, dice, tell, setting: settingOf(setup) }),
  copyBoard,
  // Everything lies open on the table.
  hide: (board) => board,
  turnOf: ({ turn: now }) => now,
  brokenInvariants,
  tellInWords,
  draw,
  picture,
  legend: LEGEND,
  strengthUnit: 'men',
  roster,
  weigh,
  status,
  strain,
};
