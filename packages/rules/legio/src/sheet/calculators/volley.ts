import { type Calculation, flag, impossible, type Prepared, type Verdict, whole } from '@acies/kernel/odds';
import { type Condition, type Disordered, SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { type PreparedShooting, prepareShooting, rollShooting, takeHits } from '../combat/shooting.ts';
import { standsAllowed, usualStands } from '../strength.ts';
import { type TroopId, unitKind } from '../troops.ts';
import { dpField, formationField, formationFrom, troopField, unlessFaulty } from './fields.ts';

const input = z.strictObject({
  shooter: z
    .strictObject({
      type: troopField('Arch'),
      stands: z
        .number()
        .int()
        .min(1)
        .max(12)
        .optional()
        .meta({ title: 'Stands shooting', description: 'stands that shoot; 6, artillery 1, unless given' }),
      dp: dpField,
      attachedLights: flag('Attached light infantry', 'cavalry with attached light infantry'),
      rearArchers: flag('Archers behind', 'shieldwall with archers behind it'),
      shotBefore: flag('Has shot before', 'it has shot before in this battle'),
    })
    .prefault({})
    .meta({ title: 'Shooter', description: 'the unit that shoots' }),
  distance: whole('Distance in paces', 'paces between them', 0, 1000, 40),
  target: z
    .strictObject({
      type: troopField('WB'),
      formation: formationField,
      armoured: flag('Armoured', 'it is in armour'),
      inCover: flag('In cover', 'it stands in cover'),
      dp: dpField,
    })
    .prefault({})
    .meta({ title: 'Target', description: 'the unit shot at' }),
  dpBeforeHalving: flag(
    'Disorder before halving',
    'the ruling dpBeforeHalving: DPs cost dice before the dice are halved',
    true,
  ),
  halvedOnce: flag('Halved only once', 'the ruling halvedOnce: dice are halved once only', true),
});

interface PreparedVolley extends Prepared {
  readonly shooting: PreparedShooting;
  readonly target: Condition;
}

interface VolleyOutcome extends Disordered {
  readonly hits: number;
}

function volleyWords({ hits, gained, becameShaken }: VolleyOutcome): string {
  if (hits === 0) return 'no hits';
  const effect = becameShaken ? `${gained} DP, and shaken` : gained > 0 ? `${gained} DP` : 'no further effect';
  return `${hits} ${hits === 1 ? 'hit' : 'hits'}, ${effect}`;
}

/** LG-UNIT-4: elephants and artillery are single stands. */
function tooMany(type: TroopId, stands: number): Verdict | undefined {
  const { most } = standsAllowed(type);
  return stands > most ? impossible('LG-UNIT-4', `such a unit has no more than ${most} stand`) : undefined;
}

export const volleyCalculation: Calculation<z.infer<typeof input>, PreparedVolley, VolleyOutcome> = {
  id: 'volley',
  title: 'Shooting at one target',
  clauses: [
    'LG-SHO-1',
    'LG-SHO-2',
    'LG-SHO-3',
    'LG-SHO-4',
    'LG-UNIT-2',
    'LG-UNIT-7',
    'LG-MAN-1',
    'LG-MAN-3',
    'LG-UNIT-4',
  ],
  input,
  filledIn: ({ shooter, target, ...rest }) => ({
    ...rest,
    shooter: { ...shooter, stands: shooter.stands ?? usualStands(shooter.type) },
    target: { ...target, formation: formationFrom(target.type, target.formation) },
  }),
  prepare({ shooter, distance, target, ...rulings }) {
    const { type, stands = usualStands(type), dp, shotBefore, ...variant } = shooter;
    const unit = unitKind(type, variant);
    const shotAt = unitKind(target.type, { armoured: target.armoured });
    const formation = formationFrom(target.type, target.formation);
    const shooting = prepareShooting({
      ...{ unit, stands, dp, shotBefore, distance, rulings },
      ...{ target: shotAt, inCover: target.inCover, targetFormation: formation },
    });
    const { tally, toHit } = shooting;
    return {
      shooting,
      target: { dp: target.dp, shaken: target.dp === SHAKEN_AT, casualties: 0 },
      verdict: unlessFaulty(tooMany(type, stands) ?? shooting.verdict, { unit }, { unit: shotAt, formation }),
      tallies: [
        { heading: 'shooting dice', tally, unit: 'D6' },
        { heading: 'modifiers of each die', tally: toHit, unit: 'to the D6' },
      ],
      dice: [`${tally.total}D6, each hits on ${6 - toHit.total} or more`],
    };
  },
  resolve({ shooting, target }, dice) {
    const hits = rollShooting(shooting, dice);
    return { ...takeHits(target, hits), hits };
  },
  describe: volleyWords,
  rank: ({ hits }) => hits,
  measures: ({ hits, gained, becameShaken }) => ({ hits, 'DP gained': gained, shaken: becameShaken }),
};
