import { type Calculation, flag, type Prepared, ROLL, type Sheet, type Tally, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { CLAUSES, MEN, RULINGS, TROOP_IDS, TROOP_ROWS } from './clauses.ts';
import { resolveStrike, strikeDice } from './strike.ts';

const input = z.strictObject({
  type: z
    .enum(TROOP_IDS)
    .default('Foot')
    .meta({ title: 'Who strikes', description: 'the type of the unit that strikes' }),
  inWoods: flag('Target in woods', 'the target stands in woods'),
  friends: whole('Friends beside the target', 'other units of the striker’s side beside the target', 0, 5, 0),
  support: flag('Friends help', 'the ruling support is switched on', true),
  men: whole('Men of the target', 'how many men the target has left', 1, MEN, MEN),
});

interface PreparedStrike extends Prepared {
  readonly dice: readonly string[];
  readonly tally: Tally;
  readonly men: number;
}

interface Struck {
  readonly hits: number;
  readonly lost: number;
  readonly gone: boolean;
}

const strike: Calculation<z.infer<typeof input>, PreparedStrike, Struck> = {
  id: 'strike',
  title: 'A strike',
  clauses: ['SK-FIG-1', 'SK-FIG-2', 'SK-FIG-3', 'SK-FIG-4'],
  input,
  prepare({ men, ...situation }) {
    const dice = strikeDice(situation);
    return {
      verdict: ROLL,
      tallies: [{ heading: 'dice', tally: dice, unit: 'D6' }],
      dice: [`${dice.total}D6, hits on 5 and 6`],
      tally: dice,
      men,
    };
  },
  resolve({ tally, men }, dice) {
    const hits = resolveStrike(tally, dice);
    return { hits, lost: Math.min(hits, men), gone: hits >= men };
  },
  describe: ({ lost, gone }) =>
    gone ? 'the target is gone' : `the target loses ${lost === 1 ? 'a man' : `${lost} men`}`,
  rank: ({ lost }) => lost,
  measures: ({ lost, gone }) => ({ 'men lost': lost, 'target gone': gone }),
};

/** The sheet beside the table: of use before there is any battle. */
export const skirmishSheet: Sheet = {
  id: 'skirmish',
  title: 'Skirmish',
  summary: 'Two bands on hexes: pools of D6, 5 and 6 hit',
  clauses: CLAUSES,
  rulings: RULINGS,
  troops: TROOP_ROWS,
  calculations: [strike],
};
