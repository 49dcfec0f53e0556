import {
  automatic,
  type Calculation,
  flag,
  impossible,
  type Prepared,
  ROLL,
  type Verdict,
  whole,
} from '@acies/kernel/odds';
import { z } from 'zod';
import {
  ORDER_PURPOSES,
  type OrderPurpose,
  type OrderTest,
  prepareOrderTest,
  takeOrderTest,
} from '../chapters/orders.ts';
import { CLASSES } from '../troops.ts';

const input = z.strictObject({
  purpose: z
    .enum(ORDER_PURPOSES)
    .default('another bound')
    .meta({ title: 'Test for', description: 'what the stand or group means to do; the odds are the same' }),
  class: z.enum(CLASSES).default('B').meta({ title: 'Class', description: 'class of the stand; of a group the worst' }),
  leaderAttached: flag('Leader with it', 'a leader is with the stand or group'),
  inRange: z.boolean().default(true).meta({
    title: 'In range of a leader',
    description: 'in range of a living leader: 6H of the general, 4H of others',
  }),
  movements: whole('Moves taken', 'movements already taken this turn', 0, 6, 1),
});

/** A test that no face can pass or fail is settled without a die. */
function verdictOn(needs: number): Verdict {
  if (needs > 6) return impossible('HX-ORD-1', `${needs} would be needed, and a die has 6`);
  return needs <= 1 ? automatic('HX-ORD-1', 'every face passes') : ROLL;
}

interface PreparedOrder extends Prepared {
  readonly test: OrderTest;
  readonly purpose: OrderPurpose;
}

interface OrderOutcome {
  readonly passed: boolean;
  readonly purpose: OrderPurpose;
}

/** HX-SEQ-2, HX-SEQ-4, HX-SEQ-7, HX-SEQ-8, HX-MEL-6: what comes of a test passed and failed. */
const COMES: Readonly<Record<OrderPurpose, readonly [passed: string, failed: string]>> = {
  'another bound': ['it makes the bound', 'the bound meets no enemy, ends disordered and is the last'],
  recovery: ['in order again', 'it stays disordered'],
  opportunity: ['it fires, turns or charges now', 'it does nothing during this enemy activation'],
  'about-face': ['it turns in order', 'it turns and is disordered'],
  'stepping back': ['it steps back in order', 'it steps back and is disordered'],
  'breaking off': ['it leaves the melee', 'it stays locked'],
};

export const orderTestCalculation: Calculation<z.infer<typeof input>, PreparedOrder, OrderOutcome> = {
  id: 'order-test',
  title: 'Order test: extra move, recovery, opportunity',
  clauses: ['HX-ORD-1', 'HX-ORD-2', 'HX-SEQ-2', 'HX-SEQ-4', 'HX-SEQ-7', 'HX-SEQ-8', 'HX-MEL-6'],
  input,
  prepare({ purpose, ...given }) {
    const test = prepareOrderTest(given);
    return {
      test,
      purpose,
      verdict: verdictOn(test.needs),
      tallies: [{ heading: 'modifiers', tally: test.tally, unit: 'to the die' }],
      dice: [`1D6, passed on ${Math.max(1, test.needs)} or more`],
    };
  },
  resolve: ({ test, purpose }, dice) => ({ passed: takeOrderTest(test, dice), purpose }),
  describe: ({ passed, purpose }) => `${passed ? 'passed' : 'failed'}: ${COMES[purpose][passed ? 0 : 1]}`,
  rank: ({ passed }) => (passed ? 0 : 1),
};
