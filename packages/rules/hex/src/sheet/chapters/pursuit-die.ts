import { D6, type Dice, type Purpose } from '@acies/kernel';
import { type Family, isCavalry } from '../troops.ts';

export interface PursuitSituation {
  readonly family: Family;
  readonly impetuous: boolean;
  readonly impact: number;
  readonly move: number;
}

/** HX-PUR-1: whether a stand must pursue, may, or cannot. */
export function pursuitOf({ family, impetuous, impact }: PursuitSituation): 'must' | 'may' | 'cannot' {
  if (impetuous || family === 'Ch') return 'must';
  return impact > 0 ? 'may' : 'cannot';
}

/** HX-PUR-1: how far a face carries a stand, in hexes. */
export function pursuitHexes(situation: PursuitSituation, face: number): number {
  const kind = pursuitOf(situation);
  if (kind === 'cannot' || face === 1) return 0;
  if (kind === 'must') {
    if (face <= 3) return 1;
    return face === 6 && situation.move >= 3 ? 3 : 2;
  }
  if (!isCavalry(situation.family)) return face >= 4 ? 1 : 0;
  if (face <= 3) return 1;
  return face === 6 ? 3 : 2;
}

/** HX-PUR-1: the most hexes a pursuit could have. */
export const farthestPursuit = (situation: PursuitSituation): number => pursuitHexes(situation, 6);

export const rollPursuit = (
  situation: PursuitSituation,
  dice: Dice,
  who: Omit<Purpose, 'clause' | 'label'> = {},
): number => dice.one(D6, (face) => pursuitHexes(situation, face), { clause: 'HX-PUR-1', label: 'pursuit', ...who });
