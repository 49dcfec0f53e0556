import type { Dice, Die } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import { type Band, bandOf, type Who } from '@acies/rules-disorder';
import { rollFace } from './combat.ts';

/** A unit that fights, however many enemies are in contact with it. */
export interface Combatant {
  readonly id: number;
  readonly die: Die;
  readonly who: Who;
}

/** Two enemies in contact, and what each adds to its die against the other. */
export interface Pair {
  readonly units: readonly [number, number];
  readonly tallies: readonly [Tally, Tally];
}

/** CB-CBT-11: how a unit fared against the enemy who did worst by it. */
export interface Faring {
  readonly unit: number;
  readonly against: number;
  readonly difference: number;
  readonly band: Band;
  /** Die and factors of both against each other. */
  readonly score: number;
  readonly enemyScore: number;
}

function fared({ units, tallies }: Pair, own: 0 | 1, faces: ReadonlyMap<number, number>): Faring {
  const enemy = own === 0 ? 1 : 0;
  const scoreOf = (i: 0 | 1): number => faces.get(units[i])! + tallies[i].total;
  const [score, enemyScore] = [scoreOf(own), scoreOf(enemy)];
  const difference = score - enemyScore;
  return { unit: units[own], against: units[enemy], difference, band: bandOf(difference), score, enemyScore };
}

/**
 * CB-CBT-11: all units throw one die each, in their order, and each takes the worst of its differences; (R) between equal
 * ones that of the pair given first. A unit in no pair is left out and throws nothing.
 */
export function rollRound(units: readonly Combatant[], pairs: readonly Pair[], dice: Dice): readonly Faring[] {
  const fighting = units.filter(({ id }) => pairs.some((pair) => pair.units.includes(id)));
  const faces = new Map(fighting.map(({ id, die, who }) => [id, rollFace(die, dice, 'combat', who)]));
  const all = pairs.flatMap((pair) => [fared(pair, 0, faces), fared(pair, 1, faces)]);
  return fighting.map(({ id }) =>
    all.filter(({ unit }) => unit === id).reduce((worst, one) => (one.difference < worst.difference ? one : worst)),
  );
}
