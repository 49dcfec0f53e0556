import { flag, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { ATTACKED, type Attacked, type Fighter } from '../chapters/melee-factors.ts';
import { type TroopId, unitKind } from '../troops.ts';
import { gradeField, leaderField, leaderFrom, traitField, troopField } from './fields.ts';

/** Where the unit that it fights is light horse, and one that is none has its flank or rear. */
const BY_OTHERS = ['flank by others', 'rear by others'] as const;

/** MC-MEL-4: an attack in flank or rear is light horse's own if that is whom a unit fights, unless it is said to be another's. */
function attackedBy(enemy: TroopId, attacked: FighterInput['attacked']): Attacked {
  if (attacked === 'flank by others') return 'flank';
  if (attacked === 'rear by others') return 'rear';
  if (enemy !== 'LH') return attacked;
  return attacked === 'flank' || attacked === 'rear' ? `${attacked} by light horse` : attacked;
}

const fighterFields = (usual: TroopId) => ({
  type: troopField(usual),
  combat: gradeField('Combat grade', 'how good it is in combat'),
  dmz: whole('DMZ markers', 'DMZ that it has', 0, 2, 0),
  hadDmz: flag('Has had a DMZ', 'it has had a DMZ before, though it may have none now'),
  leader: leaderField,
  friendInReach: flag('Friend in reach', 'its leader can escape to a friendly unit within 6 inches', true),
  inRough: flag('In rough terrain', 'it fights in rough terrain'),
  inDenseWoods: flag('In dense woods', 'it fights in dense woods, which are rough'),
  uphill: flag('Uphill', 'it is uphill of the enemy, or charges down a slope'),
  defendsBank: flag('Defends a bank', 'it defends the bank of a stream'),
  attacked: z
    .enum([...ATTACKED, ...BY_OTHERS])
    .default('front')
    .meta({
      title: 'Attacked in',
      description: 'where it is attacked, the worst with several attackers; by light horse if that is whom it fights',
    }),
  column: flag('In column', 'it is in a column of three or more'),
  supports: whole('Units in support', 'units in line on its flanks that can give support', 0, 2, 0),
  firstCombat: flag('First combat', 'this is its first round of combat in the battle', true),
  canRetreat: flag('Room to retreat', 'there is room a base depth behind it', true),
  heavyArmour: traitField('Heavy armour', 'in heavy armour'),
  tribal: traitField('Tribal', 'tribal'),
  wildCharge: traitField('Wild charge', 'has a wild charge'),
  shieldwall: traitField('Shieldwall', 'forms a shieldwall'),
  phalanx: traitField('Phalanx', 'forms a phalanx'),
  pila: traitField('Pila', 'throws pila'),
  handThrown: traitField('Hand-thrown missiles', 'has hand-thrown missiles'),
});

export const input = z.strictObject({
  attacker: z
    .strictObject({
      ...fighterFields('WB'),
      charging: flag('Charging', 'it has charged this half turn', true),
      stationary: z.boolean().optional().meta({
        title: 'Stationary',
        description: 'it has not moved this turn; so unless it charges or is said to have',
      }),
    })
    .prefault({})
    .meta({ title: 'Attacker', description: 'the unit that has come at the other, in this half turn or before' }),
  defender: z
    .strictObject({
      ...fighterFields('Leg'),
      stationary: flag('Stationary', 'it has not moved this turn', true),
    })
    .prefault({})
    .meta({ title: 'Defender', description: 'its opponent' }),
  pilaAgainstArmour: flag(
    'Armour blunts missiles',
    'the ruling pilaAgainstArmour: missiles lose 1 against heavy armour',
    true,
  ),
  spearsInRough: flag(
    'Rough hampers spears',
    'the ruling spearsInRough: archers, spears and artillery lose 1 in rough terrain',
    true,
  ),
});

export type MeleeInput = z.infer<typeof input>;
export type FighterInput = Omit<MeleeInput['attacker'], 'charging' | 'stationary'>;
/** MC-MEL-9: who charges has moved. */
export const isStationary = ({ charging, stationary }: MeleeInput['attacker']): boolean => stationary ?? !charging;

type Motion = Pick<Fighter, 'charging' | 'charged' | 'stationary'>;

export function fighterFrom(given: FighterInput, enemy: TroopId, motion: Motion): Fighter {
  const { type, combat, heavyArmour, tribal, wildCharge, shieldwall, phalanx, pila, handThrown } = given;
  const { dmz, hadDmz, inRough, inDenseWoods, uphill, defendsBank, column } = given;
  const attacked = attackedBy(enemy, given.attacked);
  const { supports, firstCombat, canRetreat } = given;
  return {
    unit: unitKind(type, { combat, heavyArmour, tribal, wildCharge, shieldwall, phalanx, pila, handThrown }),
    leaderFactor: leaderFrom(given.leader).combat,
    ...{ dmz, hadDmz, inRough, inDenseWoods, uphill, defendsBank, attacked, column },
    ...{ supports, firstCombat, canRetreat },
    ...motion,
  };
}

/** MC-UNIT-4: the traits that are left open, as the type has them. */
function filledFighter<F extends FighterInput>(given: F): F {
  const { heavyArmour, tribal, wildCharge, shieldwall, phalanx, pila, handThrown } = unitKind(given.type, given);
  return { ...given, heavyArmour, tribal, wildCharge, shieldwall, phalanx, pila, handThrown };
}

export const filledIn = ({ attacker, defender, ...rulings }: MeleeInput): MeleeInput => ({
  ...rulings,
  attacker: { ...filledFighter(attacker), stationary: isStationary(attacker) },
  defender: filledFighter(defender),
});
