import type { TroopId } from './troops.ts';

/** What can cover a zone. */
export const SCENERY = ['open', 'gentle hill', 'steep hill', 'rough', 'woods', 'marsh', 'river'] as const;
export type Scenery = (typeof SCENERY)[number];

/** The pieces a side may bring (CK-SET-1). */
export const PIECES = ['gentle hill', 'steep hill', 'rough', 'woods', 'marsh', 'river'] as const;
export type Piece = (typeof PIECES)[number];

/** A piece in a sentence. */
export const PIECE_WORDS: Readonly<Record<Piece, string>> = {
  'gentle hill': 'a gentle hill',
  'steep hill': 'a steep hill',
  rough: 'rough ground',
  woods: 'woods',
  marsh: 'a marsh',
  river: 'a river',
};

/** The letters of a map, one a zone. */
export const MAP_LETTERS: Readonly<Record<string, Scenery>> = {
  '.': 'open',
  '^': 'gentle hill',
  A: 'steep hill',
  ',': 'rough',
  w: 'woods',
  s: 'marsh',
  '=': 'river',
};

export const isHill = (scenery: Scenery): boolean => scenery === 'gentle hill' || scenery === 'steep hill';

/** CK-MOV-4 (R): what obstructs: every scenery but gentle hills and rough ground. */
export const isObstructed = (scenery: Scenery): boolean =>
  scenery === 'steep hill' || scenery === 'woods' || scenery === 'marsh' || scenery === 'river';

/** CK-MOV-3: chariots keep to the open and gentle hills, elephants to these and rough ground. */
export function mayEnter(type: TroopId, scenery: Scenery): boolean {
  if (scenery === 'open' || scenery === 'gentle hill') return true;
  if (type === 'Ch') return false;
  return type !== 'El' || scenery === 'rough';
}

/** CK-MOV-3: the score to leave scenery, before modifiers; undefined where no roll is needed. */
export function leavingScore(type: TroopId, scenery: Scenery): number | undefined {
  if (scenery === 'open' || scenery === 'gentle hill' || type === 'Sk') return undefined;
  if (type === 'Cav') return 6;
  if (type === 'CO' || type === 'MSk') return 5;
  // (R) Elephants leave rough ground on 4 or more; chariots are never in any.
  return type === 'El' || type === 'Ch' ? 4 : 3;
}

/** CK-MOV-3: the score to move sideways, before modifiers; undefined where no roll is needed. */
export function sidewaysScore(type: TroopId): number | undefined {
  if (type === 'Sk' || type === 'MSk') return undefined;
  return type === 'CO' || type === 'Ch' || type === 'El' ? 4 : 3;
}

/** CK-FGT-4: what counts against those who assault into it. */
export const hindersAssault = (scenery: Scenery): boolean => isHill(scenery) || isObstructed(scenery);
