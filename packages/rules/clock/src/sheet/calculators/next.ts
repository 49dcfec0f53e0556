import type { Followup } from '@acies/kernel/odds';
import { type MeleeOutcome, otherRole, type Role } from '../chapters/melee.ts';
import type { Loss } from '../markers.ts';
import type { FireInput } from './fire.ts';
import { isStationary, type MeleeInput } from './melee-input.ts';
import type { NerveInput, TestOutcome } from './rally.ts';

/** What is thrown for after each procedure. A melee has the fate of a leader in it already. */

const isHurt = ({ fate }: Loss): boolean => fate === 'stands' || fate === 'retreats';

/** MC-RAL-1: rallying is the first action of a half turn. */
const rally = (words: string, input: Followup['input']): Followup => ({ calculation: 'rally', words, input });

export const afterFire = ({ target: { type } }: FireInput, loss: Loss): Followup[] =>
  isHurt(loss) ? [rally('it may rally in its next half turn', { type, dmz: loss.dmz })] : [];

/** MC-MEL-11: those who are still in contact fight again in every half turn. */
export function afterMelee(given: MeleeInput, { winner, loss }: MeleeOutcome): Followup[] {
  const loser = winner && otherRole(winner);
  if (!loser || !loss) return [meleeAgain(given, undefined, undefined)];
  if (!isHurt(loss)) return [];
  const { type, leader, shieldwall, phalanx } = given[loser];
  const input = { type, dmz: loss.dmz, leader, shieldwall, phalanx };
  return [
    rally(`the ${loser} may rally in its next half turn`, input),
    ...(loss.fate === 'stands' ? [meleeAgain(given, loser, loss.dmz)] : []),
  ];
}

/** MC-MEL-11: the penalty holds for one half turn, for the defender turns; others stay where they are on one engaged in front. */
const facedNow = (attacked: MeleeInput[Role]['attacked']): MeleeInput[Role]['attacked'] =>
  attacked === 'flank by others' || attacked === 'rear by others' ? attacked : 'front';

/** MC-MEL-5, MC-MEL-9: nobody charges now, it is nobody's first combat, and who charged has moved this turn. */
function meleeAgain(given: MeleeInput, loser: Role | undefined, dmz: number | undefined): Followup {
  const now = { charging: false, stationary: isStationary(given.attacker) ? undefined : false };
  const after = (role: Role) => ({
    ...given[role],
    ...(role === loser ? { dmz, hadDmz: true } : {}),
    attacked: facedNow(given[role].attacked),
    firstCombat: false,
  });
  const input = { ...given, attacker: { ...after('attacker'), ...now }, defender: after('defender') };
  return { calculation: 'melee', words: 'they fight on in the next half turn', input };
}

/** MC-RAL-3, MC-MOV-8: who dares to charge fights. */
export function afterNerve({ enemy, ...unit }: NerveInput, { passed }: TestOutcome): Followup[] {
  const { type, dmz, hadDmz, leader, tribal, shieldwall, phalanx } = unit;
  const attacker = { type, dmz, hadDmz, leader, tribal, shieldwall, phalanx };
  return passed ? [{ calculation: 'melee', words: 'it charges', input: { attacker, defender: { type: enemy } } }] : [];
}
