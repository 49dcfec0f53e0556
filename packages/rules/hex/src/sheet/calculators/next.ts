import type { Followup } from '@acies/kernel/odds';
import type { ShotOutcome } from '../chapters/firing.ts';
import { type MeleeOutcome, ROLES, type Role } from '../chapters/melee.ts';
import { FIRING_CAP, type MoraleOutcome } from '../chapters/morale.ts';
import { pursuitOf } from '../chapters/pursuit-die.ts';
import { TROOPS } from '../troops.ts';
import { strengthFrom } from './fields.ts';
import type { FiringInput } from './firing.ts';
import type { MeleeInput } from './melee.ts';
import type { MoraleInput } from './morale.ts';
import type { PilumInput } from './pilum.ts';
import type { PursuitInput } from './pursuit.ts';

/** What is thrown for after each procedure. Shots and melees have their morale tests in them already. */

/** HX-MOR-4: as if hit once, and without loss. */
function ifDestroyed(who: string, stand: Parameters<typeof strengthFrom>[0], loss: number): Followup[] {
  const words = `${who} is destroyed: each friend within 2H that sees it tests`;
  return loss >= strengthFrom(stand).sp ? [{ calculation: 'morale', words, input: { hits: 1, cap: 0 } }] : [];
}

export const afterFiring = ({ target }: FiringInput, { loss }: ShotOutcome): Followup[] =>
  ifDestroyed('the target', target, loss);

export const afterMorale = (stand: MoraleInput, { loss }: MoraleOutcome): Followup[] =>
  ifDestroyed('the stand', stand, loss);

/** HX-PIL-1, HX-MOR-2: the test of the stand hit, capped as of firing; then the melee, in which that stand is disordered. */
export function afterPilum({ attacking, supporting, ...stand }: PilumInput, hits: number): Followup[] {
  const { type, start, sp, disordered } = stand;
  const thrower = supporting ? { supports: 1 } : { type, start, sp, disordered, pilum: false };
  const enemy = { disordered: hits > 0 };
  const test = { calculation: 'morale', words: 'the stand that is hit tests', input: { hits, cap: FIRING_CAP } };
  return [
    ...(hits > 0 ? [test] : []),
    {
      calculation: 'melee',
      words: 'the melee',
      input: attacking ? { attacker: thrower, defender: enemy } : { attacker: enemy, defender: thrower },
    },
  ];
}

/** HX-PUR-1, HX-MEL-6: a winner with a positive impact pursues; stands that draw are locked and fight on without impact. */
export function afterMelee(given: MeleeInput, outcome: MeleeOutcome): Followup[] {
  const left = (role: Role): number => strengthFrom(given[role]).sp - outcome[role].loss;
  const fallen = ROLES.flatMap((role) => ifDestroyed(`the ${role}`, given[role], outcome[role].loss));
  const { winner } = outcome;
  if (winner !== null) return [...fallen, ...(left(winner) > 0 ? pursuitBy(given[winner]) : [])];
  return fallen.length > 0 ? fallen : [meleeNextTurn(given, outcome)];
}

function pursuitBy({ type, impact }: MeleeInput[Role]): Followup[] {
  const kind = pursuitOf({ ...TROOPS[type], impact: impact ?? TROOPS[type].impact });
  if (kind === 'cannot') return [];
  const words = kind === 'must' ? 'the winner must pursue' : 'if the winner pursues';
  return [{ calculation: 'pursuit', words, input: { type, impact } }];
}

function meleeNextTurn(given: MeleeInput, outcome: MeleeOutcome): Followup {
  const after = (role: Role): MeleeInput[Role] => {
    const { start, sp } = strengthFrom(given[role]);
    const { loss, leaderLost, disordered } = outcome[role];
    const commander = given[role].commander && !leaderLost;
    return { ...given[role], start, sp: sp - loss, commander, disordered: given[role].disordered || disordered };
  };
  const input = { ...given, attacker: after('attacker'), defender: after('defender'), fresh: false };
  return { calculation: 'melee', words: 'they are locked, and fight on next turn', input };
}

/** HX-PUR-2: a pursuit into an enemy is a charge. */
export const afterPursuit = ({ type, impact }: PursuitInput, hexes: number): Followup[] =>
  hexes > 0 ? [{ calculation: 'melee', words: 'if it runs into an enemy', input: { attacker: { type, impact } } }] : [];
