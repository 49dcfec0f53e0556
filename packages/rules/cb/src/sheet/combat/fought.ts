import { isFormedInfantry, isHeavyInfantry, isPhalanx } from '../formations.ts';
import { isCavalry, isInfantry, isLight, isMounted, type TroopId } from '../troops.ts';
import type { Fighter } from './combat-factors.ts';

/** What a result asks of a unit that fought, on either side. */
export type Engaged = Pick<
  Fighter,
  'unit' | 'formation' | 'shaken' | 'motion' | 'round' | 'frontal' | 'onset' | 'fortified' | 'obstacle'
>;

/** A unit that fought, and all enemies that it fought. */
export interface Fought {
  /** As it faced the enemy who did worst by it (CB-CBT-11). */
  readonly own: Engaged;
  /** Each as he faced the unit. */
  readonly enemies: readonly Engaged[];
}

const drawn = ({ unit, formation }: Engaged) => ({ type: unit.type, formation });

export const inPhalanx = (one: Engaged): boolean => isPhalanx(drawn(one));
export const isPikes = (one: Engaged): boolean => one.unit.type === 'Pike' && inPhalanx(one);
export const isFootInRanks = (one: Engaged): boolean => isFormedInfantry(drawn(one));
export const isHeavyFoot = (one: Engaged): boolean => isHeavyInfantry(drawn(one));

/** CB-RES-1 (R): a fortification is an obstacle too. */
export const defends = ({ fortified, obstacle }: Engaged): boolean => fortified || obstacle;

/** CB-RES-1 (R): pursuers who run into new enemy have charged them. */
const hasCharged = ({ motion }: Engaged): boolean => motion === 'charging' || motion === 'pursuing';

export const facesAny = ({ enemies }: Fought, holds: (type: TroopId) => boolean): boolean =>
  enemies.some(({ unit }) => holds(unit.type));

/** CB-RES-1, CB-RES-4: it did not charge, or only light troops opposed it. */
export const hadItEasy = ({ own, enemies }: Fought): boolean =>
  !hasCharged(own) || enemies.every(({ unit }) => isLight(unit.type));

/** Whether an enemy, as he faced the unit, has charged this unit and not only another. */
const hasChargedIt = (enemy: Engaged): boolean => hasCharged(enemy) && enemy.onset !== 'enemy';

/** CB-RES-3, CB-RES-7: the enemies, by their place in the list, who are formed infantry that cavalry itself charged in front. */
export const repelling = ({ own, enemies }: Fought): number[] =>
  isCavalry(own.unit.type) && hasCharged(own)
    ? [...enemies.keys()].filter((i) => {
        const enemy = enemies[i]!;
        return enemy.onset !== 'own' && enemy.frontal && isFootInRanks(enemy);
      })
    : [];

/** CB-RES-3: infantry that stood a mounted charge. */
export const stoodMounted = ({ own, enemies }: Fought): boolean =>
  isInfantry(own.unit.type) &&
  own.motion === 'standing' &&
  enemies.some((enemy) => hasChargedIt(enemy) && isMounted(enemy.unit.type));

/** CB-RES-9 (R): cavalry charged it, and nobody but cavalry fights it. */
export const chargedByCavalryOnly = ({ enemies }: Fought): boolean =>
  enemies.some(hasChargedIt) && enemies.every(({ unit }) => isCavalry(unit.type));

/** CB-RES-9. */
export const chargedByScythes = ({ enemies }: Fought): boolean =>
  enemies.some((enemy) => enemy.unit.type === 'SyCh' && hasChargedIt(enemy));
