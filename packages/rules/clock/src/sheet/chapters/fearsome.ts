import type { UnitKind } from '../troops.ts';

/** MC-UNIT-4 (R): whether a unit must test before it charges this enemy. Who is himself fearsome to all fears nobody. */
export function fears(unit: Pick<UnitKind, 'rally' | 'fearsome'>, enemy: Pick<UnitKind, 'fearsome'>): boolean {
  if (unit.fearsome === 'all') return false;
  return enemy.fearsome === 'all' || (enemy.fearsome === 'inexperienced' && unit.rally === 'inexperienced');
}
