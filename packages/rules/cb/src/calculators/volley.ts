import type { Calculation, Prepared, Verdict } from '@acies/kernel';
import type { Condition, Disordered } from '@acies/rules-disorder';
import { z } from 'zod';
import { moveFault, shotFault } from '../shoot-or-move.ts';
import { HITS_ON, type PreparedShooting, prepareShooting, rollShooting, takeHits } from '../shooting.ts';
import { rollCriticals } from '../special.ts';
import { isSpecial, type TroopId, type UnitKind, unitKind } from '../troops.ts';
import {
  armouredField,
  conditionFrom,
  dpField,
  flag,
  formationField,
  formationFrom,
  throws,
  troopField,
  unlessFaulty,
  weaponField,
  whole,
} from './fields.ts';
import { afterVolley } from './next.ts';
import { type SpecialOutcome, specialOutcome, specialRank, specialWords } from './special-words.ts';

const input = z.strictObject({
  shooter: z
    .strictObject({
      type: troopField('Bow'),
      weapon: weaponField,
      stands: whole('stands of the front rank that shoot', 1, 12, 4),
      secondRank: whole('stands of the second rank, who shoot if bowmen', 0, 12, 0),
      dp: dpField,
      moved: flag('it has moved this turn'),
      willMove: flag('it moves after it shoots'),
      rallying: flag('it rallies'),
    })
    .prefault({})
    .describe('the unit that shoots'),
  distance: throws('javelin throws between them', 100, 1),
  target: z
    .strictObject({
      type: troopField('HI'),
      formation: formationField,
      armoured: armouredField,
      inCover: flag('in cover'),
      dp: dpField,
      stands: z
        .number()
        .int()
        .min(1)
        .max(3)
        .optional()
        .describe('stands that it has, if special troops; 2 unless given'),
    })
    .prefault({})
    .describe('the unit shot at'),
  dpBeforeHalving: flag('the ruling of that name: DPs cost dice before the dice are halved', true),
});

/** Of special troops. */
const USUAL_STANDS = 2;

export type VolleyInput = z.infer<typeof input>;

interface PreparedVolley extends Prepared {
  readonly shooting: PreparedShooting;
  readonly target: { readonly type: TroopId; readonly stands: number; readonly condition: Condition };
}

export interface VolleyOutcome {
  readonly hits: number;
  /** What they do to units that hold DPs, or to special troops. */
  readonly effect: Disordered | SpecialOutcome;
}

function effectWords(effect: VolleyOutcome['effect']): string {
  if ('fate' in effect) return specialWords(effect);
  if (effect.gained === 0) return 'no further effect';
  return effect.becameShaken ? `${effect.gained} DP, and shaken` : `${effect.gained} DP`;
}

const volleyWords = ({ hits, effect }: VolleyOutcome): string =>
  hits === 0 ? 'no hits' : `${hits} ${hits === 1 ? 'hit' : 'hits'}, ${effectWords(effect)}`;

const effectMeasures = (effect: VolleyOutcome['effect']): Record<string, number> =>
  'fate' in effect
    ? {
        'stands destroyed': effect.standsLost,
        rampages: effect.fate === 'rampages' ? 1 : 0,
        destroyed: effect.fate === 'destroyed' ? 1 : 0,
      }
    : { 'DP gained': effect.gained, shaken: effect.becameShaken ? 1 : 0 };

/** CB-SEQ-4, CB-SEQ-5, CB-REC-4: what else it does this turn may forbid it to shoot. */
function unlessBusy(
  verdict: Verdict,
  unit: UnitKind,
  { moved, willMove, rallying }: Readonly<Record<'moved' | 'willMove' | 'rallying', boolean>>,
): Verdict {
  const before = shotFault(unit, { moved, shot: false, rallying });
  const because = before ?? (willMove ? moveFault(unit, { moved, shot: true, rallying }) : undefined);
  return because ? { kind: 'impossible', because } : verdict;
}

export const volleyCalculation: Calculation<VolleyInput, PreparedVolley, VolleyOutcome> = {
  id: 'volley',
  title: 'Shooting at one target',
  clauses: [
    ...['CB-SHO-1', 'CB-SHO-2', 'CB-SHO-3', 'CB-SHO-4', 'CB-SHO-5', 'CB-SEQ-4', 'CB-SEQ-5'],
    ...['CB-UNIT-1', 'CB-SPT-1', 'CB-SPT-2'],
  ],
  input,
  prepare({ shooter, distance, target, ...rulings }) {
    const { type, weapon, moved, willMove, rallying, ...shots } = shooter;
    const unit = unitKind(type, { weapon });
    const shooting = prepareShooting({
      ...{ ...shots, unit, distance, rulings, stationary: !moved && !willMove },
      ...{ target: unitKind(target.type, { armoured: target.armoured }), inCover: target.inCover },
      targetFormation: formationFrom(target.type, target.formation),
    });
    const { tally, toHit } = shooting;
    return {
      shooting,
      target: { type: target.type, stands: target.stands ?? USUAL_STANDS, condition: conditionFrom(target.dp) },
      verdict: unlessFaulty(unlessBusy(shooting.verdict, unit, { moved, willMove, rallying }), { unit }),
      tallies: [
        { heading: 'shooting dice', tally, unit: 'D6' },
        { heading: 'modifiers of each die', tally: toHit, unit: 'to the D6' },
      ],
      dice: [`${tally.total}D6, each hits on ${HITS_ON - toHit.total} or more`],
    };
  },
  resolve({ shooting, target: { type, stands, condition } }, dice) {
    const hits = rollShooting(shooting, dice);
    const effect = isSpecial(type)
      ? specialOutcome(type, stands, rollCriticals(type, hits, dice))
      : takeHits(condition, hits);
    return { hits, effect };
  },
  describe: volleyWords,
  rank: ({ hits, effect }) => hits * 1000 + ('fate' in effect ? specialRank(effect) : 0),
  measures: ({ hits, effect }) => ({ hits, ...effectMeasures(effect) }),
  next: afterVolley,
};
