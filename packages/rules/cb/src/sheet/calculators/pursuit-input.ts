import { flag, NONE, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { FLIGHTS } from '../chapters/catching.ts';
import { TROOP_IDS } from '../troops.ts';
import {
  armouredField,
  casualtiesField,
  dpField,
  formationField,
  standsField,
  throws,
  troopField,
  withArmour,
  withFormation,
  withStands,
} from './fields.ts';

export const input = z.strictObject({
  chaser: z
    .strictObject({
      type: troopField('HC'),
      armoured: armouredField,
      formation: formationField,
      dp: dpField,
      inspires: whole('Inspire actions', 'inspire actions spent on its charge, if it charged an evader', 0, 3, 0),
      hasFoughtOn: flag('Has fought on', 'it has had a combat with new enemy in pursuit this turn'),
    })
    .prefault({})
    .meta({ title: 'Pursuer', description: 'the unit that pursues, or whose charge is evaded' }),
  fugitive: z
    .strictObject({
      type: troopField('HI'),
      armoured: armouredField,
      stands: standsField,
      dp: dpField,
      casualties: casualtiesField,
      flight: z.enum(FLIGHTS).default('break').meta({ title: 'Flees by', description: 'how it flees' }),
    })
    .prefault({})
    .meta({ title: 'Fugitive', description: 'the unit that flees' }),
  gap: throws('Gap in JT', 'javelin throws between them before they move; none after combat', 30, 0),
  newEnemy: z
    .strictObject({
      type: z
        .enum([NONE, ...TROOP_IDS])
        .default(NONE)
        .meta({ title: 'Troop class', description: 'what kind of troops it is, or none' }),
      formation: formationField,
      dp: dpField,
      distance: throws('Distance in JT', 'javelin throws from the pursuer', 30, 5),
      frontal: flag('Front to the pursuer', 'the pursuer comes at its front', true),
      stationary: flag('Stationary', 'it has not moved, turned, formed or fought this turn', true),
    })
    .prefault({})
    .meta({ title: 'New enemy', description: 'other enemy in the way of a pursuer' }),
});

export type PursuitInput = z.infer<typeof input>;

/** The new enemy, if there is one. */
export function newEnemyIn({ newEnemy: { type, ...rest } }: PursuitInput) {
  return type === NONE ? undefined : { type, ...rest };
}

export function filledIn(given: PursuitInput): PursuitInput {
  const newEnemy = newEnemyIn(given);
  return {
    ...{ ...given, chaser: withArmour(withFormation(given.chaser)), fugitive: withStands(withArmour(given.fugitive)) },
    newEnemy: newEnemy ? withFormation(newEnemy) : given.newEnemy,
  };
}
