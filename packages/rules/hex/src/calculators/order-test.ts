import { automatic, type Calculation, impossible, type Prepared, ROLL, type Verdict } from '@acies/kernel';
import { z } from 'zod';
import { type OrderTest, prepareOrderTest, takeOrderTest } from '../orders.ts';
import { CLASSES } from '../troops.ts';
import { flag, whole } from './fields.ts';

const input = z.strictObject({
  class: z.enum(CLASSES).default('B').describe('class of the stand; of a group the worst'),
  leaderAttached: flag('a leader is with the stand or group'),
  inRange: z.boolean().default(true).describe('in range of a living leader: 6H of the general, 4H of others'),
  movements: whole('movements already taken this turn', 0, 6, 1),
});

/** A test that no face can pass or fail is settled without a die. */
function verdictOn(needs: number): Verdict {
  if (needs > 6) return impossible('HX-ORD-1', `${needs} would be needed, and a die has 6`);
  return needs <= 1 ? automatic('HX-ORD-1', 'every face passes') : ROLL;
}

interface PreparedOrder extends Prepared {
  readonly test: OrderTest;
}

export const orderTestCalculation: Calculation<z.infer<typeof input>, PreparedOrder, boolean> = {
  id: 'order-test',
  title: 'Order test: extra move, recovery, opportunity',
  clauses: ['HX-ORD-1', 'HX-ORD-2'],
  input,
  prepare(given) {
    const test = prepareOrderTest(given);
    return {
      test,
      verdict: verdictOn(test.needs),
      tallies: [{ heading: 'modifiers', tally: test.tally, unit: 'to the die' }],
      dice: [`1D6, passed on ${Math.max(1, test.needs)} or more`],
    };
  },
  resolve: ({ test }, dice) => takeOrderTest(test, dice),
  describe: (passed) => (passed ? 'passed' : 'failed'),
  rank: (passed) => (passed ? 0 : 1),
};
