import { listed, type Verdict } from '@acies/kernel';
import { boundsOfArea, cornersOf, mayBeNear, reachesInto } from '@acies/table';
import { excludedActions } from './exclusions.ts';
import { PACE } from './field.ts';
import { formUpPath } from './form-up.ts';
import type { Formation } from './formations.ts';
import { prepareManoeuvre } from './manoeuvre.ts';
import { farthest, type MoveKind, moveDice, prepareMove } from './moving.ts';
import { isOnRoad } from './path-limits.ts';
import { prepareRecovery } from './recovery.ts';
import { relieversOf } from './relief.ts';
import { boxOf, enemyWithin, factsOf, inspiresOf, isInContact, type LegioTable, nameOf, unitOf } from './table.ts';
import { BOW, isInfantry, type TroopId } from './troops.ts';

/** LG-SEQ-2: what a unit does in the move phase. Dice are thrown for a move once it is chosen, and then its path. */
export type Action =
  | { readonly do: 'stand' }
  | { readonly do: 'rest' }
  | { readonly do: 'unform' }
  | { readonly do: 'reform' }
  | { readonly do: 'form up' }
  | { readonly do: 'relief'; readonly by: number }
  | {
      readonly do: 'move';
      readonly kind: Extract<MoveKind, 'basic' | 'fast'>;
      /** Average dice; 0 for those who move without. */
      readonly average: number;
      readonly difficult: boolean;
      readonly approach: boolean;
      readonly road: boolean;
    };

export type MoveAction = Extract<Action, { do: 'move' }>;

export interface Acting {
  readonly unit: number;
  action?: Action | undefined;
}

export const recoveryOf = (g: LegioTable, id: number) => {
  const { dp, halted, shotAt } = unitOf(g, id);
  return prepareRecovery({
    unit: factsOf(g, id).kind,
    dp,
    resting: true,
    inCombat: isInContact(g, id),
    halted,
    beyondBow: !enemyWithin(g, id, BOW),
    shotAt,
    inspireActions: inspiresOf(g, id),
  });
};

/** LG-MOV-1 to LG-MOV-6: the moves that a unit may declare. */
export function movesOf(g: LegioTable, id: number): MoveAction[] {
  const { type } = factsOf(g, id).kind;
  const { formation } = unitOf(g, id);
  const approaches = enemyWithin(g, id, BOW) ? [false] : [true, false];
  const roads = roadsFor(g, id);
  const moves: MoveAction[] = [];
  for (const kind of ['basic', 'fast'] as const)
    for (const average of averagesFor(type, formation, kind))
      for (const approach of approaches) {
        const grounds = groundsFor(g, id, { kind, average, approach });
        for (const difficult of grounds)
          for (const road of roads) moves.push({ do: 'move', kind, average, difficult, approach, road });
      }
  return moves;
}

/** Who moves without dice has only one move, called basic. */
function averagesFor(type: TroopId, formation: Formation, kind: 'basic' | 'fast'): number[] {
  if (type === 'Art' || formation === 'column') return kind === 'basic' ? [0] : [];
  return moveDice(type, kind).map(({ average }) => average);
}

/** LG-MOV-6 (R): a line that may come to difficult ground says whether it will enter; who stands in it, or pays nothing, does. */
function groundsFor(g: LegioTable, id: number, move: Pick<MoveAction, 'kind' | 'average' | 'approach'>): boolean[] {
  const { type } = factsOf(g, id).kind;
  if (!isInfantry(type)) return [false];
  const box = boxOf(g, id);
  const corners = cornersOf(box);
  const { difficult } = g.field;
  if (difficult.some((area) => reachesInto(area, corners))) return [true];
  const reach = farthest(preparedMove(g, id, { do: 'move', ...move, difficult: true, road: false })).total * PACE;
  if (!difficult.some((area) => mayBeNear(boundsOfArea(area), box, reach))) return [false];
  return paysInDifficult(g, id) ? [false, true] : [true];
}

/** LG-MOV-6, LG-MOV-7: whether difficult ground is anything to a unit that may enter it. */
const paysInDifficult = (g: LegioTable, id: number): boolean => unitOf(g, id).formation === 'line';

/** LG-MOV-4 (R): infantry in column on a road may say that it keeps to it. */
function roadsFor(g: LegioTable, id: number): boolean[] {
  const marches = unitOf(g, id).formation === 'column' && isInfantry(factsOf(g, id).kind.type);
  return marches && isOnRoad(g, boxOf(g, id)) ? [true, false] : [false];
}

export const preparedMove = (g: LegioTable, id: number, { kind, average, difficult, approach, road }: MoveAction) =>
  prepareMove({
    type: factsOf(g, id).kind.type,
    formation: unitOf(g, id).formation,
    kind,
    average,
    difficult,
    road,
    beyondBow: approach,
  });

export const actionDecision = listed<LegioTable, Acting, Action>('action', {
  pass: { do: 'stand' },
  question: (g, { unit }) => `${nameOf(g, unit)}: what does it do?`,
  options(g, { unit: id }, out) {
    const { halted, control } = unitOf(g, id);
    out.add({ do: 'stand' });
    if (recoveryOf(g, id).tally.total > 0) out.add({ do: 'rest' });
    for (const by of relieversOf(g, id)) out.add({ do: 'relief', by });
    if (control === 'halts') return;
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
        return 'rest, and lose DPs';
      case 'unform':
        return 'unform';
      case 'reform':
        return 'change formation or facing';
      case 'form up':
        return 'form up in line, a full move';
      case 'relief':
        return `change places with ${nameOf(g, choice.by)}`;
      case 'move':
        return wordsOfMove(choice, paysInDifficult(g, unit));
    }
  },
  excluded: (g, { unit: id }) => excludedActions(g, id, { rest: recoveryOf(g, id).verdict, unform: unforming(g, id) }),
});

/** LG-MAN-1: who may leave its formation. */
const unforming = (g: LegioTable, id: number): Verdict =>
  prepareManoeuvre({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    manoeuvre: 'unform',
    into: 'line',
    nearEnemy: false,
  }).verdict;

function wordsOfMove({ kind, average, difficult, approach, road }: MoveAction, pays: boolean): string {
  const dice = average === 0 ? 'without dice' : `${average} AvD${kind === 'fast' ? ' and a D6' : ''}`;
  const how = [
    dice,
    ...(approach ? ['staying beyond bow range'] : []),
    ...(difficult && pays ? ['in difficult ground'] : []),
    ...(road ? ['along the road'] : []),
  ];
  return `${kind === 'fast' ? 'fast move' : 'move'}, ${how.join(', ')}`;
}
