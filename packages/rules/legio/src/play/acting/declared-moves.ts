import { boundsOfArea, cornersOf, mayBeNear, reachesInto } from '@acies/table';
import { boxOf, enemyWithin, factsOf, type LegioContext, unitOf } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { farthest, type MoveKind, moveDice, prepareMove } from '../../sheet/chapters/moving.ts';
import type { Formation } from '../../sheet/formations.ts';
import { BOW, isInfantry, type TroopId } from '../../sheet/troops.ts';
import { isOnRoad } from '../moving/path-limits.ts';

/** LG-MOV-1 to LG-MOV-6: a move as a unit declares it, before its dice. */
export type MoveAction = {
  readonly do: 'move';
  readonly kind: Extract<MoveKind, 'basic' | 'fast'>;
  /** Average dice; 0 for those who move without. */
  readonly average: number;
  readonly difficult: boolean;
  readonly approach: boolean;
  readonly road: boolean;
};

/** LG-MOV-1 to LG-MOV-6: the moves that a unit may declare. */
export function movesOf(g: LegioContext, id: number): MoveAction[] {
  const { type } = factsOf(g, id).kind;
  const { formation } = unitOf(g, id);
  const approaches = enemyWithin(g, id, BOW) ? [false] : [true, false];
  const roads = roadsFor(g, id);
  const isInDifficult = standsInDifficult(g, id);
  const moves: MoveAction[] = [];
  for (const kind of ['basic', 'fast'] as const)
    for (const average of averagesFor(type, formation, kind))
      for (const approach of approaches) {
        const grounds = isInDifficult ? [true] : groundsFor(g, id, { kind, average, approach });
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

/** LG-MOV-6 (R): infantry that stands in difficult ground has entered it, wherever it goes. */
function standsInDifficult(g: LegioContext, id: number): boolean {
  if (!isInfantry(factsOf(g, id).kind.type)) return false;
  const corners = cornersOf(boxOf(g, id));
  return g.setting.difficult.some((area) => reachesInto(area, corners));
}

/** LG-MOV-6 (R): a line that may come to difficult ground says whether it will enter; who pays nothing does. */
function groundsFor(g: LegioContext, id: number, move: Pick<MoveAction, 'kind' | 'average' | 'approach'>): boolean[] {
  const { type } = factsOf(g, id).kind;
  if (!isInfantry(type)) return [false];
  const { difficult } = g.setting;
  if (difficult.length === 0) return [false];
  const box = boxOf(g, id);
  const reach = farthestOf(g, id, move) * PACE;
  if (!difficult.some((area) => mayBeNear(boundsOfArea(area), box, reach))) return [false];
  return paysInDifficult(g, id) ? [false, true] : [true];
}

/** In paces; it hangs on a few things only, and is asked of every unit every turn. */
function farthestOf(g: LegioContext, id: number, move: Pick<MoveAction, 'kind' | 'average' | 'approach'>): number {
  const { type } = factsOf(g, id).kind;
  let known = knownFarthest.get(type);
  if (!known) knownFarthest.set(type, (known = {}));
  const inFormation = (known[unitOf(g, id).formation] ??= { basic: [], fast: [] });
  const far = (inFormation[move.kind][move.average] ??= workOutFarthest(g, id, move));
  return move.approach ? far.approach : far.plain;
}

/** By type, formation, kind of move and average dice. */
const knownFarthest = new Map<TroopId, Partial<Record<Formation, Record<MoveAction['kind'], Farthest[]>>>>();

interface Farthest {
  readonly plain: number;
  readonly approach: number;
}

function workOutFarthest(
  g: LegioContext,
  id: number,
  { kind, average }: Pick<MoveAction, 'kind' | 'average'>,
): Farthest {
  const far = (approach: boolean): number =>
    farthest(preparedMove(g, id, { do: 'move', kind, average, approach, difficult: true, road: true })).total;
  return { plain: far(false), approach: far(true) };
}

/** LG-MOV-6, LG-MOV-7: whether difficult ground is anything to a unit that may enter it. */
const paysInDifficult = (g: LegioContext, id: number): boolean => unitOf(g, id).formation === 'line';

/** LG-MOV-4 (R): infantry in column on a road may say that it keeps to it. */
function roadsFor(g: LegioContext, id: number): boolean[] {
  const marches = unitOf(g, id).formation === 'column' && isInfantry(factsOf(g, id).kind.type);
  return marches && isOnRoad(g, boxOf(g, id)) ? [true, false] : [false];
}

export const preparedMove = (g: LegioContext, id: number, { kind, average, difficult, approach, road }: MoveAction) =>
  prepareMove({
    type: factsOf(g, id).kind.type,
    formation: unitOf(g, id).formation,
    kind,
    average,
    difficult,
    road,
    beyondBow: approach,
  });

/** A move as it is offered; who pays nothing for difficult ground hears nothing of it. */
/** So many average dice. */
export const averageDice = (count: number): string => (count === 1 ? '1 average die' : `${count} average dice`);

export function wordsOfMove(
  g: LegioContext,
  id: number,
  { kind, average, difficult, approach, road }: MoveAction,
): string {
  const dice = average === 0 ? 'without dice' : `${averageDice(average)}${kind === 'fast' ? ' and a D6' : ''}`;
  const how = [
    dice,
    ...(approach ? ['staying beyond bow range'] : []),
    ...(difficult && paysInDifficult(g, id) ? ['in difficult ground'] : []),
    ...(road ? ['along the road'] : []),
  ];
  return `${kind === 'fast' ? 'fast move' : 'move'}, ${how.join(', ')}`;
}
