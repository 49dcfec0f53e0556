import { type Calculation, impossible, type Prepared, ROLL, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { throwDestruction, throwPursuit } from '../chapters/fight.ts';
import { DESTRUCTION_MARGIN, pursuitReroll } from '../chapters/pursuit-dice.ts';
import type { Again } from '../chapters/reroll-policy.ts';
import { pursuedToll } from '../chapters/sizes.ts';
import { againField, againWords, destroyedWords, sizesFault, sizesField, sizesFrom } from './fields.ts';
import { afterPursuit } from './next.ts';
import { working } from './working.ts';

const input = z.strictObject({
  margin: whole('Won by, in hits', 'hits by which the fight was won', 0, 18, 1),
  cavalry: whole('Loser’s cavalry', 'cavalry units of the loser', 0, 3, 0),
  units: sizesField('what the units pursued have left, artillery aside'),
  again: againField('when it is thrown again: the pursued may have it so after 0 or 1, the pursuer after more'),
});

export type PursuitInput = z.infer<typeof input>;

interface PreparedPursuit extends Prepared {
  readonly margin: number;
  readonly cavalry: number;
  readonly halves: readonly number[];
  readonly again: Again;
}

export interface PursuitOutcome {
  readonly losses: number;
  /** Units that the pursuit destroys, as the pursuer chooses who loses. */
  readonly units: number;
  /** Cavalry destroyed. */
  readonly destroyed: number;
}

const MORE_CAVALRY = impossible('CK-OUT-3', 'there is more cavalry than there are units');

export const pursuitCalculation: Calculation<PursuitInput, PreparedPursuit, PursuitOutcome> = {
  id: 'pursuit',
  title: 'Pursuit of the loser, with cavalry destruction',
  clauses: ['CK-PUR-1', 'CK-PUR-2', 'CK-OUT-3', 'CK-UNIT-2', 'CK-ZONE-4'],
  input,
  prepare({ margin, cavalry, units, again }) {
    const halves = sizesFrom(units);
    const destroys = margin >= DESTRUCTION_MARGIN && cavalry > 0;
    const dice = [`5D6, each 4, 5 and 6 a half base lost, ${againWords(again, `the ${pursuitReroll(margin)}`)}`];
    if (destroys) dice.push('2D6 for each cavalry unit of the loser, destroyed on 9 or more');
    return {
      ...{ margin, cavalry: destroys ? cavalry : 0, halves, again },
      verdict: sizesFault(halves) ?? (cavalry > halves.length ? MORE_CAVALRY : ROLL),
      tallies: [],
      dice,
    };
  },
  resolve({ margin, cavalry, halves, again }, dice) {
    const { losses, destroyed } = pursuedToll(halves, throwPursuit(dice, margin, again));
    const left = halves.length - destroyed;
    return { losses, units: destroyed, destroyed: throwDestruction(dice, Math.min(cavalry, left)) };
  },
  describe: ({ losses, units, destroyed }) =>
    `${losses} half ${losses === 1 ? 'base' : 'bases'} lost${destroyedWords(units)}${destroyed > 0 ? `, ${destroyed} cavalry destroyed` : ''}`,
  rank: ({ losses, destroyed }) => 100 * destroyed + losses,
  measures: ({ losses, units, destroyed }) => ({
    'half bases lost': losses,
    'units destroyed': units,
    'cavalry destroyed': destroyed,
  }),
  working,
  next: afterPursuit,
};
