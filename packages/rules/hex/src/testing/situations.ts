import type { Tally } from '@acies/kernel/odds';
import type { Shooter, ShotAt, ShotPath, ShotSituation } from '../sheet/chapters/firing.ts';
import type { Bout, Fighter } from '../sheet/chapters/melee-factors.ts';
import type { Place, Terrain } from '../sheet/terrain.ts';
import { TROOPS, type TroopId } from '../sheet/troops.ts';

/** The printed breakdown, a row a line: `HX-MEL-2 disordered -1`. */
export const lines = ({ rows }: Tally): string[] =>
  rows.map(({ clause, label, value }) => `${clause} ${label} ${value > 0 ? '+' : ''}${value}`);

/** Terrains as tests name them: what covers a hex, or what else there is about it. */
export type TerrainName = Terrain | 'defences' | 'hill';

export const place = (name: TerrainName): Place => ({
  terrain: name === 'defences' || name === 'hill' ? 'open' : name,
  defences: name === 'defences',
  height: name === 'hill' ? 1 : 0,
});

/** A fresh stand of a type in the open, met in front; what a test is about is changed. */
export const fighter = (type: TroopId, changes: Partial<Fighter> = {}): Fighter => {
  const { family, sp, impact, pilum } = TROOPS[type];
  return {
    family,
    sp,
    start: changes.sp ?? sp,
    disordered: false,
    commander: false,
    impact,
    pilum,
    place: place('open'),
    ranks: 0,
    supports: 0,
    supportPila: 0,
    met: 'front',
    ...changes,
  };
};

/** A stand that charges another in. */
export const charging = (own: Fighter, enemy: Fighter): Bout => ({ own, enemy, attacking: true, fresh: true });
/** A stand that is charged. */
export const charged = (own: Fighter, enemy: Fighter): Bout => ({ own, enemy, attacking: false, fresh: true });

/** A shot from the open at a fresh stand in the open. */
export function shot(
  by: TroopId,
  at: TroopId,
  range: number,
  changes: { shooter?: Partial<Shooter>; target?: Partial<ShotAt>; path?: ShotPath } = {},
): ShotSituation {
  const { family, missiles, sp } = TROOPS[by];
  const target = TROOPS[at];
  return {
    shooter: { family, missiles, sp, disordered: false, bounds: 0, inVillage: false, ...changes.shooter },
    target: {
      family: target.family,
      place: place('open'),
      evading: false,
      start: target.sp,
      lost: 0,
      commander: false,
      disordered: false,
      ...changes.target,
    },
    range,
    path: changes.path ?? 'direct',
  };
}
