import { automatic, type Calculation, type Prepared, ROLL, rerollUnless } from '@acies/kernel';
import { z } from 'zod';
import { MORALE_WORDS, type MoraleSituation, moraleEffect, moraleTally, rollMorale } from '../morale.ts';
import { rollPursuit } from '../pursuit-dice.ts';
import { paysAgain } from '../reroll-policy.ts';
import { flag, whole } from './fields.ts';

const input = z.strictObject({
  casualties: whole('casualty markers in the zone', 0, 20, 2),
  hostileFaces: whole('faces behind which the enemy has 4 bases or more', 0, 4, 1),
  levy: flag('levy present'),
  unsupported: flag('no friendly unit but skirmishers on any face'),
  elite: flag('elite present'),
  veteran: flag('veteran present'),
  hillOrWinning: flag('on a hill, or with a winning marker'),
  general: flag('the general is there: the throw may be made again'),
  moraleGift: flag('he has the morale gift'),
});

interface PreparedMorale extends Prepared {
  readonly situation: MoraleSituation;
  readonly count: number;
}

export interface MoraleOutcome {
  readonly fails: number;
  /** Half bases lost to the pursuit, when the zone breaks. */
  readonly losses: number;
}

export const moraleCalculation: Calculation<z.infer<typeof input>, PreparedMorale, MoraleOutcome> = {
  id: 'morale',
  title: 'Morale of a zone, with the pursuit if it breaks',
  clauses: ['CK-MOR-1', 'CK-MOR-2', 'CK-MOR-3', 'CK-MOR-4', 'CK-MOR-5', 'CK-GEN-2', 'CK-GEN-3', 'CK-PUR-1'],
  input,
  prepare(situation) {
    const tally = moraleTally(situation);
    const again = situation.general ? ', thrown again by the general when that pays on average' : '';
    return {
      situation,
      count: tally.total,
      verdict: tally.total > 0 ? ROLL : automatic('CK-MOR-1', 'there are no dice to throw'),
      tallies: [{ heading: 'morale dice', tally, unit: 'D6' }],
      dice: [`${tally.total}D6, each 4, 5 and 6 fails${again}`, '5D6 of pursuit after 3 fails, not thrown again'],
    };
  },
  resolve({ situation, count }, dice) {
    const fails = rerollUnless(
      () => rollMorale(dice, count, {}),
      (value) => !situation.general || !paysAgain('morale', value, count, 'little'),
    );
    return { fails, losses: moraleEffect(fails) === 'broken' ? rollPursuit(dice, {}) : 0 };
  },
  describe({ fails, losses }) {
    const effect = moraleEffect(fails);
    const lost = effect === 'broken' ? `; ${losses} half ${losses === 1 ? 'base' : 'bases'} lost` : '';
    return `${effect === 'broken' ? '3 or more fails' : `${fails} ${fails === 1 ? 'fail' : 'fails'}`}: ${MORALE_WORDS[effect]}${lost}`;
  },
  rank: ({ fails, losses }) => 10 * Math.min(3, fails) + losses,
  measures: ({ fails, losses }) => ({ fails, 'half bases lost': losses }),
};
