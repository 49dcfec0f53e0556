import {
  automatic,
  type Calculation,
  flag,
  impossible,
  type Prepared,
  ROLL,
  type Tally,
  type Verdict,
  whole,
} from '@acies/kernel/odds';
import { z } from 'zod';
import { MORALE_WORDS, type MoraleSituation, moraleEffect, moraleTally, rollMorale } from '../chapters/morale.ts';
import { rollPursuit } from '../chapters/pursuit-dice.ts';
import { type Again, paysAgain, throwTwice } from '../chapters/reroll-policy.ts';
import { NO_TOLL, pursuedToll } from '../chapters/sizes.ts';
import { againField, againWords, destroyedWords, sizesFault, sizesField, sizesFrom } from './fields.ts';
import { working } from './working.ts';

const input = z.strictObject({
  casualties: whole('Casualty markers', 'casualty markers in the zone', 0, 20, 2),
  hostileFaces: whole('Hostile faces', 'faces behind which the enemy has 4 bases or more', 0, 4, 1),
  levy: flag('Levy present', 'levy are in the zone'),
  unsupported: flag('Unsupported', 'no friendly unit but skirmishers on any face'),
  elite: flag('Elite present', 'elite are in the zone'),
  veteran: flag('Veterans present', 'veterans are in the zone'),
  hillOrWinning: flag('On a hill or winning', 'on a hill, or with a winning marker'),
  general: flag('General there', 'the general is there: the throw may be made again'),
  moraleGift: flag('Morale gift', 'he has the morale gift'),
  again: againField('when the general has the throw made again'),
  units: sizesField('what the units of the zone have left, artillery aside, for the pursuit'),
});

interface PreparedMorale extends Prepared {
  readonly situation: MoraleSituation;
  readonly count: number;
  readonly halves: readonly number[];
  readonly again: Again;
}

export interface MoraleOutcome {
  readonly fails: number;
  /** Half bases lost to the pursuit, when the zone breaks. */
  readonly losses: number;
  /** Units that it destroys, as the pursuer chooses who loses. */
  readonly destroyed: number;
}

function verdictOn({ general, moraleGift, again, units }: z.infer<typeof input>, { total }: Tally): Verdict {
  const fault = sizesFault(sizesFrom(units));
  if (fault) return fault;
  if (moraleGift && !general) return impossible('CK-GEN-2', 'only a general has the morale gift');
  if (again === 'always' && !general) return impossible('CK-GEN-3', 'only a general has the throw made again');
  return total > 0 ? ROLL : automatic('CK-MOR-1', 'there are no dice to throw');
}

/** CK-MOR-2, CK-PUR-1: fewer dice than fails break a zone lead to no pursuit. */
const diceOf = ({ total }: Tally, again: string): string[] =>
  total === 0
    ? ['none']
    : [
        `${total}D6, each 4, 5 and 6 fails${again}`,
        ...(moraleEffect(total) === 'broken' ? ['5D6 of pursuit after 3 fails, not thrown again'] : []),
      ];

export const moraleCalculation: Calculation<z.infer<typeof input>, PreparedMorale, MoraleOutcome> = {
  id: 'morale',
  title: 'Morale of a zone, with the pursuit if it breaks',
  clauses: [
    'CK-MOR-1',
    'CK-MOR-2',
    'CK-MOR-3',
    'CK-MOR-4',
    'CK-MOR-5',
    'CK-GEN-2',
    'CK-GEN-3',
    'CK-PUR-1',
    'CK-UNIT-2',
    'CK-ZONE-4',
  ],
  input,
  prepare(situation) {
    const tally = moraleTally(situation);
    const again = situation.general ? `, ${againWords(situation.again, 'the general')}` : '';
    return {
      situation,
      count: tally.total,
      halves: sizesFrom(situation.units),
      // CK-GEN-3: without him there is one throw.
      again: situation.general ? situation.again : 'never',
      verdict: verdictOn(situation, tally),
      tallies: [{ heading: 'morale dice', tally, unit: 'D6' }],
      dice: diceOf(tally, again),
    };
  },
  resolve({ count, halves, again }, dice) {
    const fails = throwTwice(dice, {
      key: `morale ${count}`,
      again,
      throwOnce: (part) => rollMorale(part, count, {}),
      keeps: (value) => !paysAgain('morale', value, count, 'little'),
    });
    return { fails, ...(moraleEffect(fails) === 'broken' ? pursuedToll(halves, rollPursuit(dice, {})) : NO_TOLL) };
  },
  describe({ fails, losses, destroyed }) {
    const effect = moraleEffect(fails);
    const lost =
      effect === 'broken' ? `; ${losses} half ${losses === 1 ? 'base' : 'bases'} lost${destroyedWords(destroyed)}` : '';
    return `${effect === 'broken' ? '3 or more fails' : `${fails} ${fails === 1 ? 'fail' : 'fails'}`}: ${MORALE_WORDS[effect]}${lost}`;
  },
  working,
  rank: ({ fails, losses }) => 10 * Math.min(3, fails) + losses,
  measures: ({ fails, losses, destroyed }) => ({ fails, 'half bases lost': losses, 'units destroyed': destroyed }),
};
