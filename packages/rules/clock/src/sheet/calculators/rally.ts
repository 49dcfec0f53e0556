import type { DiceEvent } from '@acies/kernel';
import { type Calculation, flag, impossible, type Prepared, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { type PreparedRally, prepareNerve, prepareRally, rollNerve, rollRally } from '../chapters/rally.ts';
import { sumOf } from '../chapters/sums.ts';
import { FEARSOME_TO } from '../traits.ts';
import { isImmobile, type TroopId, type UnitKind, unitKind } from '../troops.ts';
import { gradeField, leaderField, leaderFrom, traitField, troopField } from './fields.ts';
import { afterNerve } from './next.ts';

const unitFields = {
  rally: gradeField('Rally grade', 'how good it is at rallying'),
  leader: leaderField,
  shieldwall: traitField('Shieldwall', 'forms a shieldwall'),
  phalanx: traitField('Phalanx', 'forms a phalanx'),
};

/** MC-UNIT-4: the traits that are left open, as the type has them. */
const filledUnit = <
  U extends {
    readonly type: TroopId;
    readonly shieldwall?: boolean | undefined;
    readonly phalanx?: boolean | undefined;
  },
>(
  given: U,
): U => {
  const { shieldwall, phalanx } = unitKind(given.type, given);
  return { ...given, shieldwall, phalanx };
};

const rallyInput = z.strictObject({
  type: troopField('Leg'),
  dmz: whole('DMZ markers', 'DMZ that it has', 1, 2, 1),
  ...unitFields,
});

const nerveInput = z.strictObject({
  type: troopField('HH'),
  dmz: whole('DMZ markers', 'DMZ that it has', 0, 2, 0),
  hadDmz: flag('Has had a DMZ', 'it has had a DMZ before, though it may have none now'),
  tribal: traitField('Tribal', 'tribal'),
  ...unitFields,
  enemy: troopField('El').meta({ title: 'Enemy’s troop type', description: 'troop type of the enemy it is to charge' }),
  fearsome: z
    .enum(FEARSOME_TO)
    .optional()
    .meta({ title: 'Fearsome to', description: 'to whom that enemy is fearsome; as its type is unless given' }),
});

export type NerveInput = z.infer<typeof nerveInput>;

interface PreparedTest extends Prepared {
  readonly test: PreparedRally;
}

export interface TestOutcome {
  readonly passed: boolean;
}

const prepared = (test: PreparedRally, verdict = test.verdict): PreparedTest => ({
  test,
  verdict,
  tallies:
    verdict.kind === 'roll'
      ? [
          { heading: 'score needed', tally: test.score, unit: 'or more' },
          { heading: 'modifiers of the roll', tally: test.tally, unit: 'to the D10' },
        ]
      : [],
  dice: verdict.kind === 'roll' ? [`1D10, succeeds on ${test.score.total - test.tally.total} or more`] : ['none'],
});

const working = ({ test }: PreparedTest, thrown: readonly DiceEvent[]): string[] =>
  thrown.length > 0 ? [`${sumOf(thrown, test.tally.total)}, ${test.score.total} needed`] : [];

const rank = ({ passed }: TestOutcome): number => (passed ? 0 : 1);

export const rallyCalculation: Calculation<z.infer<typeof rallyInput>, PreparedTest, TestOutcome> = {
  id: 'rally',
  title: 'Rallying a unit',
  clauses: ['MC-RAL-1', 'MC-RAL-2', 'MC-UNIT-5'],
  input: rallyInput,
  filledIn: filledUnit,
  prepare({ type, dmz, leader, ...given }) {
    const leaderFactor = leaderFrom(leader).rally;
    return prepared(prepareRally({ unit: unitKind(type, given), dmz, hadDmz: true, leaderFactor }));
  },
  resolve: ({ test }, dice) => ({ passed: rollRally(test, dice) }),
  describe: ({ passed }) => (passed ? 'rallies and loses all its DMZ' : 'does not rally'),
  working,
  rank,
  measures: ({ passed }) => ({ rallies: passed }),
};

export const nerveCalculation: Calculation<NerveInput, PreparedTest, TestOutcome> = {
  id: 'fearsome',
  title: 'The test to charge a fearsome enemy',
  clauses: ['MC-RAL-3', 'MC-RAL-1', 'MC-RAL-2', 'MC-UNIT-4', 'MC-ORD-3'],
  input: nerveInput,
  filledIn: (given) => ({
    ...filledUnit(given),
    tribal: unitKind(given.type, { tribal: given.tribal }).tribal,
    fearsome: unitKind(given.enemy, { fearsome: given.fearsome }).fearsome,
  }),
  prepare({ type, dmz, hadDmz, leader, enemy, fearsome, ...given }) {
    const situation = { unit: unitKind(type, given), dmz, hadDmz, leaderFactor: leaderFrom(leader).rally };
    const feared: UnitKind = unitKind(enemy, { fearsome });
    const test = prepareNerve(situation, feared);
    return prepared(test, isImmobile(type) ? impossible('MC-ORD-3', 'a camp does not charge') : test.verdict);
  },
  resolve: ({ test }, dice) => ({ passed: rollNerve(test, dice) }),
  describe: ({ passed }) => (passed ? 'charges' : 'does not charge this half turn'),
  working,
  rank,
  measures: ({ passed }) => ({ charges: passed }),
  next: afterNerve,
};
