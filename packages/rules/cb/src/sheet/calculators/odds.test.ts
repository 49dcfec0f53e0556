import type { Calculation } from '@acies/kernel/odds';
import { checkSums, checkThrows, checkWalked } from '@acies/kernel/testing';
import { fc, test } from '@fast-check/vitest';
import { describe, it } from 'vitest';
import { BENT_ON } from '../chapters/control.ts';
import { LEADER_IDS, LEADER_RISKS } from '../chapters/leader-risk.ts';
import { MANOEUVRES } from '../chapters/manoeuvre.ts';
import { MOVES } from '../chapters/move-kinds.ts';
import { DEEDS, ORDERS } from '../chapters/orders.ts';
import { FORMATIONS } from '../formations.ts';
import { GRADES, TROOP_IDS } from '../troops.ts';
import { CALCULATIONS } from './index.ts';

const calculation = (id: string): Calculation => CALCULATIONS.find((one) => one.id === id)!;

const bit = fc.boolean();
const type = fc.constantFrom(...TROOP_IDS);
const grade = fc.constantFrom(...GRADES);
const formation = fc.option(fc.constantFrom(...FORMATIONS), { nil: undefined });
const armoured = fc.option(bit, { nil: undefined });
const upTo = (most: number, least = 0): fc.Arbitrary<number> => fc.integer({ min: least, max: most });
const passer = fc.record({ type, formation, legion: bit, stationary: bit, routing: bit, ranks: upTo(3, 1) });

const INPUTS: Readonly<Record<string, fc.Arbitrary<object>>> = {
  control: fc.record({
    ...{ type, grade, bentOn: fc.constantFrom(...BENT_ON), wantsToStop: bit },
    ...{ order: fc.constantFrom(...ORDERS), deed: fc.constantFrom(...DEEDS), nearEnemy: bit, inspiring: bit },
    steadying: fc.constantFrom('none', 'adds 1', 'takes 1'),
  }),
  move: fc.record({
    ...{ type, grade, formation, armoured, legion: bit, dp: upTo(5), kind: fc.constantFrom(...MOVES) },
    ...{ dice: fc.option(upTo(3, 1), { nil: undefined }), difficult: bit, beyondBow: bit, inspireActions: upTo(3) },
    ...{ manoeuvre: fc.constantFrom('none', 'none', ...MANOEUVRES), nearEnemy: bit },
    into: fc.constantFrom('line', 'quincunx', 'column'),
  }),
  passage: fc.record({ mover: passer, stander: passer, parallel: bit, sameLegion: bit }),
  volley: fc.record({
    shooter: fc.record({ type, stands: upTo(6, 1), secondRank: upTo(3), dp: upTo(5), moved: bit, willMove: bit }),
    distance: fc.constantFrom(0.5, 1, 5, 20),
    target: fc.record({ type, formation, armoured, inCover: bit, dp: upTo(5), stands: upTo(3, 1) }),
    dpBeforeHalving: bit,
  }),
  criticals: fc.record({ type: fc.constantFrom('El', 'SyCh', 'Art'), stands: upTo(3, 1), dps: upTo(5, 1) }),
  leader: fc.record({
    ...{ risk: fc.constantFrom(...LEADER_RISKS), rank: fc.constantFrom(...LEADER_IDS), wounded: bit },
  }),
  recovery: fc.record({
    ...{ type, grade, dp: upTo(5), broken: bit, rallying: bit, stationary: bit, inCombat: bit, beyondBow: bit },
    steadyActions: upTo(3),
  }),
};

const CLAUSES: readonly [string, string][] = [
  ['CB-CTL-1', 'control'],
  ['CB-MOV-1', 'move'],
  ['CB-PASS-1', 'passage'],
  ['CB-SHO-1', 'volley'],
  ['CB-SPT-1', 'criticals'],
  ['CB-LDR-1', 'leader'],
  ['CB-REC-1', 'recovery'],
];

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
  ['CB-CTL-1', 'control', { type: 'War', bentOn: 'charging' }],
  ['CB-MOV-1', 'move', { type: 'HC', kind: 'charge' }],
  ['CB-SHO-1', 'volley', { shooter: { type: 'LI' }, target: { type: 'El' } }],
  ['CB-SPT-1', 'criticals', { type: 'SyCh', dps: 3 }],
  ['CB-LDR-1', 'leader', {}],
];

it.each(SAMPLES)('%s many throws fit the odds of %s', (_, id, input) => {
  checkThrows(calculation(id), input);
});
