import { type Calculation, flag, type Measures, type Prepared, type Verdict, whole } from '@acies/kernel/odds';
import type { Condition, Disordered } from '@acies/rules-disorder';
import { z } from 'zod';
import { rollCriticals } from '../chapters/special.ts';
import { moveFault, shotFault } from '../combat/shoot-or-move.ts';
import { HITS_ON, type PreparedShooting, prepareShooting, rollShooting, takeHits } from '../combat/shooting.ts';
import { usualStands } from '../strength.ts';
import { isSpecial, type TroopId, type UnitKind, unitKind } from '../troops.ts';
import {
  armouredField,
  conditionFrom,
  dpField,
  formationField,
  formationFrom,
  kindDrawnUp,
  standsOf,
  throws,
  troopField,
  unlessFaulty,
  weaponField,
  withArmour,
  withFormation,
} from './fields.ts';
import { afterVolley } from './next.ts';
import { criticalDice, type SpecialOutcome, specialOutcome, specialRank, specialWords } from './special-words.ts';

const input = z.strictObject({
  shooter: z
    .strictObject({
      type: troopField('Bow'),
      weapon: weaponField,
      stands: whole('Stands shooting', 'stands of the front rank that shoot', 1, 12, 4),
      secondRank: whole('Second rank shooting', 'stands of the second rank, who shoot if bowmen', 0, 12, 0),
      dp: dpField,
      moved: flag('Has moved', 'it has moved, turned or formed this turn'),
      willMove: flag('Will move', 'it moves after it shoots, in this phase'),
      rallying: flag('Rallying', 'it rallies'),
    })
    .prefault({})
    .meta({ title: 'Shooter', description: 'the unit that shoots' }),
  distance: throws('Distance in JT', 'javelin throws between them', 100, 1),
  target: z
    .strictObject({
      type: troopField('HI'),
      formation: formationField,
      armoured: armouredField,
      inCover: flag('In cover', 'it stands in cover'),
      dp: dpField,
      stands: z
        .number()
        .int()
        .min(1)
        .max(3)
        .optional()
        .meta({
          title: 'Stands',
          description: `stands that it has, if special troops; ${usualStands('El')} unless given`,
        }),
    })
    .prefault({})
    .meta({ title: 'Target', description: 'the unit shot at' }),
  dpBeforeHalving: flag(
    'Disorder before halving',
    'the ruling dpBeforeHalving: DPs cost dice before the dice are halved',
  ),
});

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

const effectMeasures = (effect: VolleyOutcome['effect']): Measures =>
  'fate' in effect
    ? {
        'stands destroyed': effect.standsLost,
        rampages: effect.fate === 'rampages',
        destroyed: effect.fate === 'destroyed',
      }
    : { 'DP gained': effect.gained, shaken: effect.becameShaken };

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
    ...['CB-REC-4', 'CB-SEQ-3', 'CB-UNIT-2', 'CB-UNIT-5', 'CB-UNIT-7'],
  ],
  input,
  filledIn: ({ shooter, target, ...rest }) => ({
    ...rest,
    shooter: { ...shooter, weapon: shooter.weapon ?? unitKind(shooter.type).weapon },
    target: {
      ...withArmour(withFormation(target)),
      stands: target.stands ?? (isSpecial(target.type) ? usualStands(target.type) : undefined),
    },
  }),
  prepare({ shooter, distance, target, ...rulings }) {
    const { type, weapon, moved, willMove, rallying, ...shots } = shooter;
    const unit = unitKind(type, { weapon });
    const formation = formationFrom(target.type, target.formation);
    const shooting = prepareShooting({
      ...{ ...shots, unit, distance, rulings, stationary: !moved && !willMove },
      ...{ target: unitKind(target.type, { armoured: target.armoured }), inCover: target.inCover },
      targetFormation: formation,
    });
    const { tally, toHit } = shooting;
    return {
      shooting,
      target: { type: target.type, stands: standsOf(target), condition: conditionFrom(target.dp) },
      verdict: unlessFaulty(
        unlessBusy(shooting.verdict, unit, { moved, willMove, rallying }),
        { unit, dp: shooter.dp },
        { unit: kindDrawnUp(target.type, formation), formation, dp: target.dp },
      ),
      tallies: [
        { heading: 'shooting dice', tally, unit: 'D6' },
        { heading: 'modifiers of each die', tally: toHit, unit: 'to the D6' },
      ],
      dice: [
        `${tally.total}D6, each hits on ${HITS_ON - toHit.total} or more`,
        ...(isSpecial(target.type) ? criticalDice('hit') : []),
      ],
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
