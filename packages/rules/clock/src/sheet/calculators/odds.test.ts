import type { Calculation } from '@acies/kernel/odds';
import { checkSums, checkThrows, checkWalked } from '@acies/kernel/testing';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { LEADER_IDS } from '../chapters/leader-fate.ts';
import { ATTACKED } from '../chapters/melee-factors.ts';
import { FEARSOME_TO, GRADES } from '../traits.ts';
import { TROOP_IDS } from '../troops.ts';
import { CALCULATIONS } from './index.ts';

const calculation = (id: string): Calculation => CALCULATIONS.find((one) => one.id === id)!;

const bit = fc.boolean();
const trait = fc.option(bit, { nil: undefined });
const type = fc.constantFrom(...TROOP_IDS);
const grade = fc.constantFrom(...GRADES);
const leader = fc.constantFrom('none', ...LEADER_IDS);
const upTo = (most: number, least = 0): fc.Arbitrary<number> => fc.integer({ min: least, max: most });

const fighter = {
  ...{ type, combat: grade, dmz: upTo(2), hadDmz: bit, leader, friendInReach: bit, inRough: bit, inDenseWoods: bit },
  ...{ uphill: bit, attacked: fc.constantFrom(...ATTACKED), column: bit, supports: upTo(2), firstCombat: bit },
  ...{ canRetreat: bit, heavyArmour: trait, tribal: trait, wildCharge: trait, shieldwall: trait, phalanx: trait },
  ...{ pila: trait, handThrown: trait },
};

const INPUTS: Readonly<Record<string, fc.Arbitrary<object>>> = {
  rally: fc.record({ type, dmz: upTo(2, 1), rally: grade, leader, shieldwall: trait, phalanx: trait }),
  fire: fc.record({
    ...{ firers: upTo(8, 1), proven: upTo(4), inexperienced: upTo(4), artillery: upTo(8), steadyUnderFire: bit },
    target: fc.record({ type, heavyArmour: trait, dmz: upTo(2), canRetreat: bit }),
  }),
  fearsome: fc.record({
    ...{ type, dmz: upTo(2), hadDmz: bit, tribal: trait, rally: grade, leader, shieldwall: trait, phalanx: trait },
    ...{ enemy: type, fearsome: fc.option(fc.constantFrom(...FEARSOME_TO), { nil: undefined }) },
  }),
  melee: fc.record({
    attacker: fc.record({ ...fighter, charging: bit }),
    defender: fc.record({ ...fighter, stationary: bit, defendsBank: bit }),
    pilaAgainstArmour: bit,
    spearsInRough: bit,
  }),
  leader: fc.record({ friendInReach: bit }),
};

const CLAUSES: readonly [string, string][] = [
  ['MC-RAL-1', 'rally'],
  ['MC-FIRE-1', 'fire'],
  ['MC-RAL-3', 'fearsome'],
  ['MC-MEL-1', 'melee'],
  ['MC-LDR-1', 'leader'],
];

it('there is a calculator for every procedure of the sheet, and a case here for each', () => {
  expect(CALCULATIONS.map(({ id }) => id)).toEqual(CLAUSES.map(([, id]) => id));
  expect(Object.keys(INPUTS)).toEqual(CLAUSES.map(([, id]) => id));
});

describe.each(CLAUSES)('%s the odds of the %s calculator', (clause, id) => {
  const one = calculation(id);

  test.prop([INPUTS[id]!], { numRuns: 100 })(`${clause} sum to 1, as the rows of each tally do to its total`, (input) =>
    checkSums(one, input),
  );

  test.prop([INPUTS[id]!], { numRuns: 40 })(`${clause} are those of every single throw`, (input) => {
    checkWalked(one, input);
  });
});

const SAMPLES: readonly [string, string, object][] = [
  ['MC-RAL-1', 'rally', { leader: 'general' }],
  ['MC-FIRE-1', 'fire', { firers: 3, artillery: 2, target: { dmz: 1 } }],
  ['MC-RAL-3', 'fearsome', { leader: 'subordinate' }],
  ['MC-MEL-1', 'melee', { attacker: { leader: 'general' }, defender: { dmz: 1, leader: 'subordinate' } }],
  ['MC-MEL-6', 'melee', { attacker: { type: 'HH', dmz: 1, canRetreat: false }, defender: { type: 'WB' } }],
  ['MC-LDR-1', 'leader', {}],
];

describe('MC-FIRE-1 MC-MEL-1 MC-RAL-1 many throws fit the odds', () => {
  it.each(SAMPLES)('%s %s', (_, id, input) => checkThrows(calculation(id), input));
});
