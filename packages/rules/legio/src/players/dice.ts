import { AVERAGE_DIE, D6 } from '@acies/kernel';
import { type Chances, pipChances } from '@acies/rules-disorder/players';
import { factsOf, type LegioContext, unitOf } from '../board/look.ts';
import { farthest, moveDice, prepareMove } from '../sheet/chapters/moving.ts';

type Compelled = 'charge' | 'evade' | 'retire' | 'pursue';
const PIP = 20;
const known = new Map<string, Chances>();

/** LG-MOV-1, LG-MOV-2: how far a unit may come in a move that it does not choose, with chances. */
export function pacesOf(g: LegioContext, id: number, kind: Compelled): Chances {
  const { type } = factsOf(g, id).kind;
  const { formation } = unitOf(g, id);
  const key = `${type} ${kind} ${formation}`;
  const before = known.get(key);
  if (before) return before;
  const dice = moveDice(type, kind)[0];
  const situation = { type, formation, kind, average: dice?.average ?? 0 };
  const most = farthest(prepareMove({ ...situation, difficult: false, road: false, beyondBow: false })).total;
  const faces = dice ? [...Array(dice.average).fill(AVERAGE_DIE), ...Array(dice.d6).fill(D6)].map((d) => d.faces) : [];
  const top = faces.reduce((sum: number, die: readonly number[]) => sum + Math.max(...die), 0);
  const fresh = [...pipChances(faces)].map(([pips, chance]) => [most - (top - pips) * PIP, chance] as const);
  known.set(key, fresh);
  return fresh;
}
