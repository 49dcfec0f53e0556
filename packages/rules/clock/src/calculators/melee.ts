import { type Calculation, impossible, type Prepared, ROLL, type Verdict } from '@acies/kernel';
import { z } from 'zod';
import { LEADER_FATES, type LeaderFate, rollLeaderFate } from '../leader-fate.ts';
import { lossWords } from '../markers.ts';
import { type ByRole, type MeleeOutcome, otherRole, type PreparedMelee, prepareMelee, resolveMelee } from '../melee.ts';
import { ATTACKED, type Attacked, type Fighter } from '../melee-factors.ts';
import { sumOf } from '../sums.ts';
import { isImmobile, type TroopId, unitKind } from '../troops.ts';
import { flag, gradeField, leaderField, leaderFrom, traitField, troopField, whole } from './fields.ts';
import { afterMelee } from './next.ts';

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
  combat: gradeField('how good it is in combat'),
  dmz: whole('DMZ that it has', 0, 2, 0),
  hadDmz: flag('it has had a DMZ before, though it may have none now'),
  leader: leaderField,
  friendInReach: flag('its leader can escape to a friendly unit within 6 inches', true),
  inRough: flag('it fights in rough terrain'),
  inDenseWoods: flag('it fights in dense woods, which are rough'),
  uphill: flag('it is uphill of the enemy, or charges down a slope'),
  defendsBank: flag('it defends the bank of a stream'),
  attacked: z
    .enum([...ATTACKED, ...BY_OTHERS])
    .default('front')
    .describe('where it is attacked, the worst with several attackers; by light horse if that is whom it fights'),
  column: flag('it is in a column of three or more'),
  supports: whole('units in line on its flanks that can give support', 0, 2, 0),
  firstCombat: flag('this is its first round of combat in the battle', true),
  canRetreat: flag('there is room a base depth behind it', true),
  heavyArmour: traitField('in heavy armour'),
  tribal: traitField('tribal'),
  wildCharge: traitField('has a wild charge'),
  shieldwall: traitField('forms a shieldwall'),
  phalanx: traitField('forms a phalanx'),
  pila: traitField('throws pila'),
  handThrown: traitField('has hand-thrown missiles'),
});

const input = z.strictObject({
  attacker: z
    .strictObject({
      ...fighterFields('WB'),
      charging: flag('it has charged this half turn', true),
      stationary: flag('it has not moved this turn, if it has not charged', true),
    })
    .prefault({})
    .describe('the unit that has come at the other, in this half turn or before'),
  defender: z
    .strictObject({
      ...fighterFields('Leg'),
      stationary: flag('it has not moved this turn', true),
    })
    .prefault({})
    .describe('its opponent'),
  pilaAgainstArmour: flag('the ruling of that name: missiles lose 1 against heavy armour', true),
  spearsInRough: flag('the ruling of that name: archers, spears and artillery lose 1 in rough terrain', true),
});

export type MeleeInput = z.infer<typeof input>;
type FighterInput = Omit<MeleeInput['attacker'], 'charging' | 'stationary'>;
type Motion = Pick<Fighter, 'charging' | 'charged' | 'stationary'>;

function fighterFrom(given: FighterInput, enemy: TroopId, motion: Motion): Fighter {
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

/** A leader whose unit may be destroyed. */
interface LedBy {
  readonly friendInReach: boolean;
}

interface PreparedCalculation extends Prepared {
  readonly melee: PreparedMelee;
  readonly leaders: ByRole<LedBy | undefined>;
}

interface MeleeCalculated extends MeleeOutcome {
  /** MC-LDR-1: of the loser's leader, if his unit is destroyed. */
  readonly leader: LeaderFate | null;
}

const leaderOf = ({ leader, friendInReach }: FighterInput): LedBy | undefined =>
  leader === 'none' ? undefined : { friendInReach };

function verdictOn({ attacker, defender }: MeleeInput): Verdict {
  if (attacker.uphill && defender.uphill) return impossible('MC-MEL-8', 'not both of them are uphill of the other');
  if (attacker.charging && isImmobile(attacker.type)) return impossible('MC-ORD-3', 'a camp does not charge');
  if (attacker.charging && attacker.defendsBank) return impossible('MC-MEL-8', 'who charges does not defend a bank');
  return ROLL;
}

const describeMelee = ({ winner, loss, leader }: MeleeCalculated): string => {
  if (winner === null) return 'equal: nothing happens';
  const fate = leader === null ? '' : leader === 'escapes' ? ', its leader escapes' : `, its leader is ${leader}`;
  return `${winner} wins; ${otherRole(winner)}: ${lossWords(loss!)}${fate}`;
};

const GRAVITY = { unhurt: 0, stands: 1, retreats: 2, destroyed: 3 } as const;

export const meleeCalculation: Calculation<MeleeInput, PreparedCalculation, MeleeCalculated> = {
  id: 'melee',
  title: 'Melee: DMZ, retreat and destruction, with the fate of a leader',
  clauses: [
    ...['MC-MEL-1', 'MC-MEL-2', 'MC-MEL-3', 'MC-MEL-4', 'MC-MEL-5', 'MC-MEL-6', 'MC-MEL-7', 'MC-MEL-8'],
    ...['MC-MEL-9', 'MC-MEL-10', 'MC-MEL-11', 'MC-MOV-7', 'MC-LDR-1', 'MC-UNIT-2', 'MC-UNIT-4'],
  ],
  input,
  prepare(given) {
    const { attacker, defender, pilaAgainstArmour, spearsInRough } = given;
    const { charging } = attacker;
    const melee = prepareMelee(
      {
        attacker: fighterFrom(attacker, defender.type, {
          charging,
          charged: false,
          stationary: attacker.stationary && !charging,
        }),
        defender: fighterFrom(defender, attacker.type, {
          charging: false,
          charged: charging,
          stationary: defender.stationary,
        }),
      },
      { pilaAgainstArmour, spearsInRough },
    );
    const leaders = { attacker: leaderOf(attacker), defender: leaderOf(defender) };
    return {
      melee,
      leaders,
      verdict: verdictOn(given),
      tallies: [
        { heading: 'attacker adds', tally: melee.tallies.attacker, unit: 'to the D10' },
        { heading: 'defender adds', tally: melee.tallies.defender, unit: 'to the D10' },
      ],
      dice: [
        '1D10 each: the lower score gains a DMZ, or is destroyed by a double',
        ...(leaders.attacker || leaders.defender ? ['1D10 for a leader whose unit is destroyed'] : []),
      ],
    };
  },
  resolve({ melee, leaders }, dice) {
    const outcome = resolveMelee(melee, dice);
    const led = outcome.loss?.fate === 'destroyed' ? leaders[otherRole(outcome.winner!)] : undefined;
    return { ...outcome, leader: led ? rollLeaderFate(dice, led.friendInReach) : null };
  },
  describe: describeMelee,
  working: ({ melee }, [first, second, fate]) => [
    ...(first ? [`attacker: ${sumOf([first], melee.tallies.attacker.total)}`] : []),
    ...(second ? [`defender: ${sumOf([second], melee.tallies.defender.total)}`] : []),
    ...(fate ? [`leader: ${sumOf([fate], 0)}`] : []),
  ],
  rank({ winner, loss, leader }) {
    if (winner === null) return 0;
    const gravity =
      100 * GRAVITY[loss!.fate] + 10 * loss!.gained + (leader === null ? 0 : LEADER_FATES.indexOf(leader));
    return winner === 'attacker' ? -gravity : gravity;
  },
  measures: ({ winner, loss }) => ({
    'attacker wins': winner === 'attacker' ? 1 : 0,
    equal: winner === null ? 1 : 0,
    'defender wins': winner === 'defender' ? 1 : 0,
    'attacker destroyed': winner === 'defender' && loss!.fate === 'destroyed' ? 1 : 0,
    'defender destroyed': winner === 'attacker' && loss!.fate === 'destroyed' ? 1 : 0,
  }),
  next: afterMelee,
};
