import { type BySide, bySide, SIDES } from '@acies/kernel';
import { moveDiceWords } from '@acies/rules-disorder';
import { moraleTally } from '../chapters/morale.ts';
import { formationAfterCharge } from '../combat/charge-rules.ts';
import { prepareCombat } from '../combat/combat.ts';
import type { Formation } from '../formations.ts';
import { isSpecial } from '../troops.ts';
import { type Course, strikers } from './charge-course.ts';
import { combatDice } from './combat.ts';
import { certainCriticalDice } from './special-words.ts';

const THROWERS: Readonly<BySide<string>> = { red: 'the charger', blue: 'the charged unit' };
const FIGHTERS = bySide((side) => `${THROWERS[side]} in combat`);

/** What each adds if it strikes with no DP from fatigue or morale. */
export function combatOf(course: Course) {
  const { red, blue } = course.fighters;
  const formations: Readonly<BySide<Formation>> = {
    red: formationAfterCharge(red.unit.type, red.formation, course.distance),
    blue: blue.formation,
  };
  return prepareCombat(strikers(course, { conditions: course.fighters, formations }), course.rulings);
}

/** CB-SPT-1: special troops throw for the shocks of the contact. */
function shockDice({ fighters, causes }: Course): string[] {
  const dps = bySide((side) => (isSpecial(fighters[side].unit.type) ? moraleTally(causes[side]).total : 0));
  return SIDES.flatMap((side) =>
    dps[side] > 0 ? certainCriticalDice(dps[side], ` for the morale of ${THROWERS[side]}`) : [],
  );
}

/** CB-SEQ-6, CB-SEQ-7: what a charge has thrown, in its order; the last of it only if they meet. */
export function chargeDice(course: Course): string[] {
  const { response, moves } = course;
  if (response === 'break') return ['none'];
  const charge = `${moveDiceWords(moves.red.dice)} for the charge`;
  const other = moveDiceWords(moves.blue.dice);
  if (response === 'evade') return [charge, `${other} for the evasion`];
  const lines = [
    charge,
    ...(response === 'counter-charge' ? [`${other} for the counter-charge`] : []),
    ...shockDice(course),
    ...combatDice(combatOf(course), FIGHTERS),
  ];
  return [...new Set(lines)];
}
