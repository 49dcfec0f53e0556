import { flag, impossible, type Verdict, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import type { Fighter, Motion, Round } from '../combat/combat-factors.ts';
import { isDeeper } from '../combat/combat-numbers.ts';
import { isFormed } from '../formations.ts';
import { isSpecial, type TroopId } from '../troops.ts';
import {
  armouredField,
  breedField,
  casualtiesField,
  combatField,
  conditionFrom,
  dpField,
  formationField,
  formationFrom,
  gradeField,
  kindFrom,
  legionField,
  moraleField,
  standsField,
  standsOf,
  troopField,
  weaponField,
} from './fields.ts';

const usually = (title: string, about: string, most: number) =>
  z.number().int().min(1).max(most).optional().meta({ title, description: about });

/** A unit that fights, as the calculators of combat and of charges ask for it. */
export const fighterFields = (type: TroopId) => ({
  type: troopField(type),
  grade: gradeField,
  morale: moraleField,
  armoured: armouredField,
  weapon: weaponField,
  combat: combatField,
  breed: breedField,
  legion: legionField,
  stands: standsField,
  dp: dpField,
  casualties: casualtiesField,
  formation: formationField,
  ranks: whole('Ranks', 'ranks where it touches the enemy', 1, 12, 2),
  ground: flag('Better ground', 'it has the advantage of ground'),
  fortified: flag('Fortified', 'it defends a fortification'),
  obstacle: flag('Defends an obstacle', 'it defends an obstacle'),
  inspires: whole('Inspire actions', 'inspire actions that a leader spends on it', 0, 3, 0),
  numbers: usually('Stands that count', 'stands that count on its side; 4, special troops 1, unless given', 24),
});

const fields = z.strictObject(fighterFields('HI'));
export type FighterInput = z.infer<typeof fields>;

const USUAL_NUMBERS = 4;

/** How it has come to fight its enemy. */
export interface Coming {
  readonly motion: Motion;
  readonly round: Round;
  readonly frontal: boolean;
}

/** CB-UNIT-7: pursuers are unformed. */
export function fighterFrom(given: FighterInput, { motion, round, frontal }: Coming): Fighter {
  const { type, grade, morale, armoured, weapon, combat, breed, legion } = given;
  const { dp, casualties, ground, fortified, obstacle, inspires } = given;
  const formation = given.formation ?? (motion === 'pursuing' ? 'unformed' : formationFrom(type, undefined));
  return {
    unit: kindFrom(type, { grade, morale, armoured, weapon, combat, breed, legion }),
    ...conditionFrom(dp, casualties),
    ...{ motion, round, frontal, formation, ground, fortified, obstacle, inspires, deeper: false },
    // Of two who fight nobody else, who has charged has charged the other.
    onset: 'both',
    numbers: given.numbers ?? (isSpecial(type) ? 1 : USUAL_NUMBERS),
  };
}

/** What is left open of a fighter, as its class and its coming have it; only elephants have a breed. */
export function filledFighter<F extends FighterInput>(given: F, coming: Coming): F {
  const { unit, formation, numbers } = fighterFrom(given, coming);
  const { morale, armoured, weapon, combat } = unit;
  const breed = given.type === 'El' ? unit.breed : given.breed;
  return { ...given, morale, armoured, weapon, combat, breed, formation, numbers, stands: standsOf(given) };
}

/** CB-CBT-10: the same fighter, deeper than his enemy or not. */
export const inDepth = (own: Fighter, ownRanks: number, enemy: Fighter, enemyRanks: number): Fighter => ({
  ...own,
  deeper: isDeeper({ ...own, ranks: ownRanks }, { ...enemy, ranks: enemyRanks }),
});

const comesOn = ({ motion }: Fighter): boolean => motion !== 'standing';

/** Why no battle has such a unit fight so. */
export function fighterFault(fighter: Fighter): Verdict | undefined {
  const { unit, shaken, motion, round, formation, fortified, obstacle } = fighter;
  if (motion === 'charging' && shaken) return impossible('CB-CHG-1', 'a shaken unit does not charge');
  if (comesOn(fighter) && formation === 'column') return impossible('CB-CHG-1', 'a column does not charge');
  if (comesOn(fighter) && unit.type === 'Art') return impossible('CB-CHG-1', 'artillery does not charge');
  if (motion === 'pursuing' && isFormed(formation)) return impossible('CB-UNIT-7', 'pursuers are unformed');
  if (comesOn(fighter) && (fortified || obstacle))
    return impossible('CB-CBT-4', 'who comes on defends neither fortification nor obstacle');
  if (round === 'melee' && (motion === 'charging' || motion === 'pursuing'))
    return impossible('CB-CBT-10', 'who charges or pursues fights the first round of contact');
  if (round === 'charge' && motion === 'following up')
    return impossible('CB-CBT-10', 'who follows up stays in a contact that has had its first round');
  return undefined;
}
