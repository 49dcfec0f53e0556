import { type Calculation, type Prepared, ROLL, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { throwDestruction, throwPursuit } from '../chapters/fight.ts';
import { DESTRUCTION_MARGIN, pursuitReroll } from '../chapters/pursuit-dice.ts';
import type { Again } from '../chapters/reroll-policy.ts';
import { againField, againWords } from './fields.ts';
import { afterPursuit } from './next.ts';
import { working } from './working.ts';

const input = z.strictObject({
  margin: whole('Won by, in hits', 'hits by which the fight was won', 0, 18, 1),
  cavalry: whole('Loser’s cavalry', 'cavalry units of the loser', 0, 3, 0),
  again: againField('when it is thrown again: the pursued may have it so after 0 or 1, the pursuer after more'),
});

interface PreparedPursuit extends Prepared {
  readonly margin: number;
  readonly cavalry: number;
  readonly again: Again;
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
  prepare({ margin, cavalry, again }) {
    const destroys = margin >= DESTRUCTION_MARGIN && cavalry > 0;
    const dice = [`5D6, each 4, 5 and 6 a half base lost, ${againWords(again, `the ${pursuitReroll(margin)}`)}`];
    if (destroys) dice.push('2D6 for each cavalry unit of the loser, destroyed on 9 or more');
    return { margin, cavalry: destroys ? cavalry : 0, again, verdict: ROLL, tallies: [], dice };
  },
  resolve: ({ margin, cavalry, again }, dice) => ({
    losses: throwPursuit(dice, margin, again),
    destroyed: throwDestruction(dice, cavalry),
  }),
  describe: ({ losses, destroyed }) =>
    `${losses} half ${losses === 1 ? 'base' : 'bases'} lost${destroyed > 0 ? `, ${destroyed} cavalry destroyed` : ''}`,
  rank: ({ losses, destroyed }) => 10 * destroyed + losses,
  measures: ({ losses, destroyed }) => ({ 'half bases lost': losses, 'cavalry destroyed': destroyed }),
  working,
  next: afterPursuit,
};
