import type { Player, Question } from '@acies/players';
import { legateOf, recruitOf } from '@acies/players';
import type { HexContext } from '../board/look.ts';
import { hexRules } from '../rule-set.ts';
import { centurion } from './centurion.ts';
import { value } from './value.ts';

/** Half of the battle is over: who waits any longer will not win it in time. */
function hasToStir(question: Question): boolean {
  const { board, setup } = question.g as HexContext;
  return 2 * board.turn > setup.turns;
}

export const hexPlayers: Readonly<Record<string, Player>> = {
  recruit: recruitOf(centurion, { mistaken: 44, hesitates: 20, hasToStir }),
  centurion,
  legate: legateOf({
    guide: centurion,
    value,
    turnOf: hexRules.turnOf,
    turns: 2,
    habits: { activate: 'look again' },
    most: 10,
  }),
};
