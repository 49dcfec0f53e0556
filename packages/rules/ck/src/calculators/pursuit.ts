import { type Calculation, type Prepared, ROLL } from '@acies/kernel';
import { z } from 'zod';
import { throwDestruction, throwPursuit } from '../fight.ts';
import { DESTRUCTION_MARGIN, pursuitReroll } from '../pursuit-dice.ts';
import { whole } from './fields.ts';
import { afterPursuit } from './next.ts';

const input = z.strictObject({
  margin: whole('hits by which the fight was won', 0, 18, 1),
  cavalry: whole('cavalry units of the loser', 0, 3, 0),
});

interface PreparedPursuit extends Prepared {
  readonly margin: number;
  readonly cavalry: number;
}

export interface PursuitOutcome {
  readonly losses: number;
  readonly destroyed: number;
}

export const pursuitCalculation: Calculation<z.infer<typeof input>, PreparedPursuit, PursuitOutcome> = {
  id: 'pursuit',
  title: 'Pursuit of the loser, with cavalry destruction',
  clauses: ['CK-PUR-1', 'CK-PUR-2', 'CK-OUT-3'],
  input,
  prepare({ margin, cavalry }) {
    const destroys = margin >= DESTRUCTION_MARGIN && cavalry > 0;
    const dice = [`5D6, each 4, 5 and 6 a half base lost; the ${pursuitReroll(margin)} may throw again`];
    if (destroys) dice.push('2D6 for each cavalry unit of the loser, destroyed on 9 or more');
    return { margin, cavalry: destroys ? cavalry : 0, verdict: ROLL, tallies: [], dice };
  },
  resolve: ({ margin, cavalry }, dice) => ({
    losses: throwPursuit(dice, margin),
    destroyed: throwDestruction(dice, cavalry),
  }),
  describe: ({ losses, destroyed }) =>
    `${losses} half ${losses === 1 ? 'base' : 'bases'} lost${destroyed > 0 ? `, ${destroyed} cavalry destroyed` : ''}`,
  rank: ({ losses, destroyed }) => 10 * destroyed + losses,
  measures: ({ losses, destroyed }) => ({ 'half bases lost': losses, 'cavalry destroyed': destroyed }),
  next: afterPursuit,
};
