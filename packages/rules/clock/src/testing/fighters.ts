import type { Tally } from '@acies/kernel/odds';
import { type MeleeSituation, type PreparedMelee, prepareMelee } from '../sheet/chapters/melee.ts';
import { type Bout, type Fighter, meleeTally } from '../sheet/chapters/melee-factors.ts';
import { USUAL_RULINGS } from '../sheet/rulings.ts';
import { NO_TRAITS } from '../sheet/traits.ts';
import { type Given, type TroopId, unitKind } from '../sheet/troops.ts';

/** The rows of a tally, a line each. */
export const lines = ({ rows }: Tally): string[] =>
  rows.map(({ clause, label, value }) => `${clause} ${label} ${value > 0 ? '+' : ''}${value}`);

const CALM: Omit<Fighter, 'unit'> = {
  dmz: 0,
  hadDmz: true,
  leaderFactor: 0,
  charging: false,
  charged: false,
  stationary: false,
  inRough: false,
  inDenseWoods: false,
  uphill: false,
  defendsBank: false,
  attacked: 'front',
  column: false,
  supports: 0,
  firstCombat: false,
  canRetreat: true,
};

/** A unit that nothing counts for but its type and what is said of it; a stage of its own without the type's traits. */
export const fighter = (type: TroopId, change: Partial<Omit<Fighter, 'unit'>> = {}, given: Given = {}): Fighter => ({
  ...CALM,
  ...change,
  unit: unitKind(type, { ...NO_TRAITS, ...given }),
});

/** Medium foot without traits, for whom nothing counts. */
export const FOE = fighter('MF');

/** What a unit adds beside its combat factor. */
export const added = (own: Fighter, enemy: Fighter = FOE, rulings: Bout['rulings'] = USUAL_RULINGS): string[] =>
  lines(meleeTally({ own, enemy, rulings })).slice(1);

export const prepared = (attacker: Fighter, defender: Fighter): PreparedMelee => {
  const situation: MeleeSituation = { attacker, defender };
  return prepareMelee(situation);
};
