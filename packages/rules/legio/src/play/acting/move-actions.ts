import { listed } from '@acies/kernel';
import type { Verdict } from '@acies/kernel/odds';
import { factsOf, type LegioContext, nameOf, unitOf } from '../../board/look.ts';
import { prepareManoeuvre } from '../../sheet/chapters/manoeuvre.ts';
import { formUpPath } from '../moving/form-up.ts';
import { actionShown } from './action-shown.ts';
import { type MoveAction, movesOf, wordsOfMove } from './declared-moves.ts';
import { excludedActions } from './exclusions.ts';
import { relieversOf } from './relief.ts';
import { restBar } from './resting.ts';

/** LG-SEQ-2: what a unit does in the move phase. Dice are thrown for a move once it is chosen, and then its path. */
export type Action =
  | { readonly do: 'stand' }
  | { readonly do: 'rest' }
  | { readonly do: 'unform' }
  | { readonly do: 'reform' }
  | { readonly do: 'form up' }
  | { readonly do: 'relief'; readonly by: number }
  | MoveAction;

export interface Acting {
  readonly unit: number;
  action?: Action | undefined;
}

export const actionDecision = listed<LegioContext, Acting, Action>('action', {
  pass: { do: 'stand' },
  question: (g, { unit }) => `${nameOf(g, unit)}: what does it do?`,
  options(g, { unit: id }, out) {
    const { halted, control } = unitOf(g, id);
    out.add({ do: 'stand' });
    if (!restBar(g, id)) out.add({ do: 'rest' });
    for (const by of relieversOf(g, id)) out.add({ do: 'relief', by });
    if (control === 'halts' || control === 'repeats') return;
    if (unforming(g, id).kind !== 'impossible') out.add({ do: 'unform' });
    if (halted) out.add({ do: 'reform' });
    else {
      if (formUpPath(g, id)) out.add({ do: 'form up' });
      for (const move of movesOf(g, id)) out.add(move);
    }
  },
  label(g, { unit }, choice) {
    switch (choice.do) {
      case 'stand':
        return 'stand';
      case 'rest':
        return unitOf(g, unit).dp > 0 ? 'rest, and lose DPs' : 'rest';
      case 'unform':
        return 'unform';
      case 'reform':
        return 'change formation or facing';
      case 'form up':
        return 'form up in line, a full move';
      case 'relief':
        return `change places with ${nameOf(g, choice.by)}`;
      case 'move':
        return wordsOfMove(g, unit, choice);
    }
  },
  excluded: (g, { unit: id }) => excludedActions(g, id, { rest: restBar(g, id), unform: unforming(g, id) }),
  about: (_, { unit }) => [unit],
  shows: (g, { unit }, choice) => actionShown(g, unit, choice),
});

/** LG-MAN-1: who may leave its formation. */
const unforming = (g: LegioContext, id: number): Verdict =>
  prepareManoeuvre({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    manoeuvre: 'unform',
    into: 'line',
    nearEnemy: false,
  }).verdict;
