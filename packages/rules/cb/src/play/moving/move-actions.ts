import { listed } from '@acies/kernel';
import { diceCount } from '@acies/rules-disorder';
import { isNearer } from '@acies/table';
import { boxOf, type CbContext, enemiesOf, factsOf, nameOf, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { verdictOn } from '../../sheet/chapters/manoeuvre.ts';
import { inColumn, moveDice } from '../../sheet/chapters/move-kinds.ts';
import { prepareMove, reachOf } from '../../sheet/chapters/moving.ts';
import { moveFault } from '../../sheet/combat/shoot-or-move.ts';
import { BOW_SHOT } from '../../sheet/troops.ts';
import { stirBar } from '../command/obeying.ts';
import { mayShootNow, shotsOf } from '../shooting/shots.ts';
import { actionShown } from './action-shown.ts';
import { excludedActions } from './exclusions.ts';
import { relieversOf } from './relief.ts';

/** CB-SEQ-3: what a unit does in the Tactical phase. Dice are thrown for a move once it is chosen, and then its path. */
export type Action =
  | { readonly do: 'stand' }
  /** CB-SEQ-5: before it moves. */
  | { readonly do: 'shoot' }
  | { readonly do: 'unform' }
  /** CB-MAN-9 and manoeuvres on the spot, without dice. */
  | { readonly do: 'drill' }
  | { readonly do: 'relief'; readonly by: number }
  /** Dice, none for those who move without; CB-MOV-9: twice as far, keeping bow shot away. */
  | { readonly do: 'move'; readonly dice: number; readonly double: boolean };

export type MoveAction = Extract<Action, { do: 'move' }>;

export interface Acting {
  readonly unit: number;
  action?: Action | undefined;
}

/** CB-MOV-9: at bow shot it may still double its move. */
const isNearerThanBow = (g: CbContext, id: number): boolean => {
  const box = boxOf(g, id);
  for (const enemy of enemiesOf(g, id)) if (isNearer(box, boxOf(g, enemy), BOW_SHOT * JT)) return true;
  return false;
};

/** CB-MOV-1 to CB-MOV-9: the moves that a unit may declare. */
export function movesOf(g: CbContext, id: number): MoveAction[] {
  const { type } = factsOf(g, id).kind;
  const mover = { type, formation: unitOf(g, id).formation, kind: 'move' as const };
  const without = type === 'Art' || inColumn(mover);
  const counts = without ? [0] : moveDice(mover).map(diceCount);
  const doubles = isNearerThanBow(g, id) ? [false] : [true, false];
  const moves: MoveAction[] = [];
  for (const dice of counts) for (const double of doubles) moves.push({ do: 'move', dice, double });
  return moves;
}

export const preparedMove = (g: CbContext, id: number, { dice, double }: MoveAction) =>
  prepareMove({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    kind: 'move',
    dice,
    difficult: false,
    beyondBow: double,
    inspireActions: 0,
  });

/** CB-SEQ-4, CB-SEQ-5: what a unit has done bears on whether it may still move. */
const actedOf = (g: CbContext, id: number) => {
  const { moved, shot, rallies, shotStill } = unitOf(g, id);
  return { moved, shot, rallying: rallies, shotStationary: shotStill };
};

export const actionDecision = listed<CbContext, Acting, Action>('action', {
  pass: { do: 'stand' },
  question: (g, { unit }) => `${nameOf(g, unit)}: what does it do?`,
  excluded: (g, { unit: id }) =>
    excludedActions(g, id, stirBar(g, id) ?? moveFault(factsOf(g, id).kind, actedOf(g, id))),
  options(g, { unit: id }, out) {
    const { kind } = factsOf(g, id);
    out.add({ do: 'stand' });
    if (stirBar(g, id) || moveFault(kind, actedOf(g, id))) return;
    if (mayShootFirst(g, id)) out.add({ do: 'shoot' });
    for (const by of relieversOf(g, id)) out.add({ do: 'relief', by });
    if (mayUnform(g, id)) out.add({ do: 'unform' });
    out.add({ do: 'drill' });
    for (const move of movesOf(g, id)) out.add(move);
  },
  preview: (g, { unit }, choice) =>
    choice.do === 'move' ? reachWords(reachOf(preparedMove(g, unit, choice))) : undefined,
  label(g, _, choice) {
    switch (choice.do) {
      case 'stand':
        return 'stand';
      case 'shoot':
        return 'shoot before moving';
      case 'unform':
        return 'unform';
      case 'drill':
        return 'change formation, facing or place by a step, without dice';
      case 'relief':
        return `change places with ${nameOf(g, choice.by)}`;
      case 'move':
        return wordsOfMove(choice);
    }
  },
  about: (_, { unit }) => [unit],
  shows: (g, { unit }, choice) => actionShown(g, unit, choice),
});

/** CB-SEQ-5: whether it may shoot and still move, and has somebody to shoot at. */
function mayShootFirst(g: CbContext, id: number): boolean {
  const { kind } = factsOf(g, id);
  if (!mayShootNow(g, id) || moveFault(kind, { moved: false, shot: true, rallying: false })) return false;
  return shotsOf(g, id, true).length > 0;
}

/** CB-UNIT-7: who may leave its formation. */
const mayUnform = (g: CbContext, id: number): boolean =>
  verdictOn({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    dp: 0,
    manoeuvre: 'unform',
    into: 'line',
    nearEnemy: false,
  }).kind !== 'impossible';

const reachWords = ({ least, average, most }: ReturnType<typeof reachOf>): string =>
  least === most ? `${most} JT` : `${least} to ${most} JT, ${average} on average`;

function wordsOfMove({ dice, double }: MoveAction): string {
  const thrown = dice === 0 ? 'without dice' : dice === 1 ? '1 die' : `${dice} dice`;
  return `move, ${thrown}${double ? ', twice as far, beyond bow shot' : ''}`;
}
