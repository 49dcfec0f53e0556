import type { BySide, Followup, Side } from '@acies/kernel';
import { formationAfterCharge } from '../charge-rules.ts';
import type { Formation } from '../formations.ts';
import type { CourseOutcome } from './charge-course.ts';
import type { Input } from './charge-input.ts';
import { formationFrom } from './fields.ts';
import { type FighterInput, standsOf } from './fighter-fields.ts';
import { afterFight } from './next-combat.ts';
import { friendsNext, leaderNext, moveNext } from './next-steps.ts';

const NAMES: Readonly<BySide<string>> = { red: 'the charger', blue: 'the charged unit' };

/** CB-SEQ-6 to CB-SEQ-8: what is thrown for once a charge has run its course. */
export function afterCharge(given: Input, outcome: CourseOutcome): Followup[] {
  const { charger, charged, strikes, shakenInsteadOfDps } = given;
  const { end, fight, destroyed } = outcome;
  if (fight)
    return afterFight({
      ...{ fight, names: NAMES, rulings: { shakenInsteadOfDps }, formations: formationsOf(given) },
      units: { red: { ...charger, frontal: true }, blue: { ...charged, frontal: strikes === 'front' } },
    });
  const lost = [
    ...(destroyed.red ? lostBefore(charger, outcome, 'red') : []),
    ...(destroyed.blue ? lostBefore(charged, outcome, 'blue') : []),
  ];
  if (lost.length > 0) return lost;
  return end === 'breaks' || end === 'caught' ? broken(charged) : [];
}

/** CB-CHG-3: javelinmen and rabble lose their order; (R) who charge each other meet halfway. */
function formationsOf({ charger, charged, distance, response }: Input): Readonly<BySide<Formation | undefined>> {
  const meets = response === 'counter-charge' || charged.charging;
  const after = ({ type, formation }: FighterInput, moved: number): Formation | undefined => {
    const drawnUp = formationFrom(type, formation);
    const now = formationAfterCharge(type, drawnUp, moved);
    return now === drawnUp ? formation : now;
  };
  return { red: after(charger, meets ? distance / 2 : distance), blue: after(charged, meets ? distance / 2 : 0) };
}

/** CB-SPT-2: elephants with a stand left have not been destroyed but rampage. */
function lostBefore(unit: FighterInput, { after }: CourseOutcome, side: Side): Followup[] {
  const { type, grade, inspires } = unit;
  const rampages = type === 'El' && after[side].casualties < standsOf(unit);
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
