import { type BySide, bySide, type Side } from '@acies/kernel';
import type { Followup } from '@acies/kernel/odds';
import type { Formation } from '../formations.ts';
import type { CourseOutcome } from './charge-course.ts';
import type { Input } from './charge-input.ts';
import { formationFrom } from './fields.ts';
import type { FighterInput } from './fighter-fields.ts';
import { afterFight } from './next-combat.ts';
import { friendsNext, leaderNext, moveNext } from './next-steps.ts';

const NAMES: Readonly<BySide<string>> = { red: 'the charger', blue: 'the charged unit' };

/** CB-SEQ-6 to CB-SEQ-8: what is thrown for once a charge has run its course. */
export function afterCharge(given: Input, outcome: CourseOutcome): Followup[] {
  const { charger, charged, strikes, shakenInsteadOfDps } = given;
  const { end, fight, lost } = outcome;
  if (fight)
    return afterFight({
      ...{ fight, names: NAMES, rulings: { shakenInsteadOfDps }, formations: formationsOf(given, outcome) },
      units: { red: { ...charger, frontal: true }, blue: { ...charged, frontal: strikes === 'front' } },
    });
  const ofLost = [
    ...(lost.red ? lostBefore(charger, outcome, 'red') : []),
    ...(lost.blue ? lostBefore(charged, outcome, 'blue') : []),
  ];
  if (ofLost.length > 0) return ofLost;
  return end === 'breaks' || end === 'caught' ? broken(charged) : [];
}

/** As they struck; left open where the form left it open and they are drawn up as is usual. */
const formationsOf = (given: Input, { formations }: CourseOutcome): Readonly<BySide<Formation | undefined>> =>
  bySide((side) => {
    const { type, formation } = given[side === 'red' ? 'charger' : 'charged'];
    return formations[side] === formationFrom(type, formation) ? formation : formations[side];
  });

/** CB-SPT-2: special troops that critical hits drive mad are not destroyed. */
function lostBefore({ type, grade, inspires }: FighterInput, outcome: CourseOutcome, side: Side): Followup[] {
  const rampages = outcome.rampages[side];
  return [
    ...(inspires > 0 ? [leaderNext(`the leader with ${NAMES[side]}`, !rampages)] : []),
    ...(rampages ? [moveNext('the rampage', type, 'rampage')] : []),
    friendsNext(`of ${NAMES[side]}`, { type, grade }),
  ];
}

/** CB-AFT-6: it runs each turn. */
const broken = ({ type, grade, inspires }: FighterInput): Followup[] => [
  moveNext('the charged unit routs', type, 'rout'),
  friendsNext('of the charged unit', { type, grade, leaderFlees: inspires > 0 }),
];
