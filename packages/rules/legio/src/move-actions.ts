import { listed } from '@acies/kernel';
import { boundsOfArea, cornersOf, mayBeNear, reachesInto } from '@acies/table';
import { PACE } from './field.ts';
import type { Formation } from './formations.ts';
import { prepareManoeuvre } from './manoeuvre.ts';
import { type MoveKind, moveDice, prepareMove } from './moving.ts';
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
  const [grounds, roads] = [groundsFor(g, id), roadsFor(g, id)];
  const moves: MoveAction[] = [];
  for (const kind of ['basic', 'fast'] as const)
    for (const average of averagesFor(type, formation, kind))
      for (const approach of approaches)
        for (const difficult of grounds)
          for (const road of roads) moves.push({ do: 'move', kind, average, difficult, approach, road });
  return moves;
}

/** Who moves without dice has only one move, called basic. */
function averagesFor(type: TroopId, formation: Formation, kind: 'basic' | 'fast'): number[] {
  if (type === 'Art' || formation === 'column') return kind === 'basic' ? [0] : [];
  return moveDice(type, kind).map(({ average }) => average);
}

/** LG-MOV-6 (R): a line near difficult ground says whether it will enter it; who stands in it, or pays nothing, does. */
function groundsFor(g: LegioTable, id: number): boolean[] {
  const { type } = factsOf(g, id).kind;
  if (!isInfantry(type)) return [false];
  const box = boxOf(g, id);
  const corners = cornersOf(box);
  const { difficult } = g.field;
  if (difficult.some((area) => reachesInto(area, corners))) return [true];
  if (!difficult.some((area) => mayBeNear(boundsOfArea(area), box, FARTHEST))) return [false];
  return unitOf(g, id).formation === 'line' ? [false, true] : [true];
}

/** Infantry goes no farther in one move: a five and a six, 20 paces more for each die of light troops, doubled. */
const FARTHEST = 2 * (11 * 20 + 2 * 20) * PACE;

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
  question: (g, { unit }) => `${nameOf(g, unit)}: what does it do?`,
  options(g, { unit: id }, out) {
    const { halted, control } = unitOf(g, id);
    out.add({ do: 'stand' });
    if (recoveryOf(g, id).tally.total > 0) out.add({ do: 'rest' });
    for (const by of relieversOf(g, id)) out.add({ do: 'relief', by });
    if (control === 'halts') return;
    if (mayUnform(g, id)) out.add({ do: 'unform' });
    if (halted) out.add({ do: 'reform' });
    else for (const move of movesOf(g, id)) out.add(move);
  },
  label(g, _, choice) {
    switch (choice.do) {
      case 'stand':
        return 'stand';
      case 'rest':
        return 'rest, and lose DPs';
      case 'unform':
        return 'unform';
      case 'reform':
        return 'change formation or facing';
      case 'relief':
        return `change places with ${nameOf(g, choice.by)}`;
      case 'move':
        return wordsOfMove(choice);
    }
  },
});

/** LG-MAN-1: who may leave its formation. */
const mayUnform = (g: LegioTable, id: number): boolean =>
  prepareManoeuvre({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    manoeuvre: 'unform',
    into: 'line',
    nearEnemy: false,
  }).verdict.kind !== 'impossible';

function wordsOfMove({ kind, average, difficult, approach, road }: MoveAction): string {
  const dice = average === 0 ? 'without dice' : `${average} AvD${kind === 'fast' ? ' and a D6' : ''}`;
  const how = [
    dice,
    ...(approach ? ['staying beyond bow range'] : []),
    ...(difficult ? ['in difficult ground'] : []),
    ...(road ? ['along the road'] : []),
  ];
  return `${kind === 'fast' ? 'fast move' : 'move'}, ${how.join(', ')}`;
}
