import { type Calculation, impossible, NONE, type Prepared, ROLL, type Verdict } from '@acies/kernel/odds';
import { LEADER_FATES, type LeaderFate, rollLeaderFate } from '../chapters/leader-fate.ts';
import {
  type ByRole,
  type MeleeOutcome,
  otherRole,
  type PreparedMelee,
  prepareMelee,
  resolveMelee,
} from '../chapters/melee.ts';
import { sumOf } from '../chapters/sums.ts';
import { lossWords } from '../markers.ts';
import { isImmobile } from '../troops.ts';
import { type FighterInput, fighterFrom, filledIn, input, isStationary, type MeleeInput } from './melee-input.ts';
import { afterMelee } from './next.ts';

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
  leader === NONE ? undefined : { friendInReach };

function verdictOn({ attacker, defender }: MeleeInput): Verdict {
  if (attacker.uphill && defender.uphill) return impossible('MC-MEL-8', 'not both of them are uphill of the other');
  if (attacker.charging && isImmobile(attacker.type)) return impossible('MC-ORD-3', 'a camp does not charge');
  if (attacker.charging && attacker.defendsBank) return impossible('MC-MEL-8', 'who charges does not defend a bank');
  if (attacker.charging && attacker.stationary) return impossible('MC-MEL-9', 'who has charged is not stationary');
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
    ...['MC-ORD-3'],
  ],
  input,
  filledIn,
  prepare(given) {
    const { attacker, defender, pilaAgainstArmour, spearsInRough } = given;
    const { charging } = attacker;
    const melee = prepareMelee(
      {
        attacker: fighterFrom(attacker, defender.type, {
          charging,
          charged: false,
          stationary: isStationary(attacker),
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
    'attacker wins': winner === 'attacker',
    equal: winner === null,
    'defender wins': winner === 'defender',
    'attacker destroyed': winner === 'defender' && loss!.fate === 'destroyed',
    'defender destroyed': winner === 'attacker' && loss!.fate === 'destroyed',
  }),
  next: afterMelee,
};
