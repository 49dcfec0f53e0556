import { automatic, type Calculation, impossible, type Prepared, type Verdict, whole } from '@acies/kernel/odds';
import { type Disordered, gainDisorder, SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { type MoraleCause, moraleTally } from '../chapters/morale.ts';
import { isDestroyed } from '../strength.ts';
import { casualtiesField, dpField } from './fields.ts';
import { afterMorale } from './next.ts';

const times = (title: string, about: string, usual = 0) => whole(title, about, 0, 6, usual);

const input = z.strictObject({
  dp: dpField,
  stands: whole('Stands at the start', 'stands that it began with', 1, 12, 6),
  casualties: casualtiesField,
  infantryRetiring: times('Heavy infantry retiring', 'friendly heavy infantry that retires within 100 paces'),
  unitLost: times('Friends lost', 'friends, not light, broken or destroyed within 100 paces', 1),
  commanderLost: times('Commanders lost', 'commanders killed or broken within 100 paces'),
  generalLost: times('General lost', 'the general killed or broken within 100 paces'),
  burstThrough: times('Burst through', 'rampaging elephants that burst through it'),
  flankCharge: times('Struck in flank or rear', 'charges by formed troops in its flank or rear'),
  caughtMoving: times(
    'Caught coming on',
    'charges by mounted troops on infantry that itself charges, pursues or follows up in this combat phase',
  ),
  strangeBeasts: times('Strange beasts near', 'approaches of elephants or camels to cavalry within 40 paces'),
});

type Input = z.infer<typeof input>;

const CAUSE_OF: Readonly<Record<Exclude<keyof Input, 'dp' | 'stands' | 'casualties'>, MoraleCause>> = {
  infantryRetiring: 'infantry retiring',
  unitLost: 'unit lost',
  commanderLost: 'commander lost',
  generalLost: 'general lost',
  burstThrough: 'burst through',
  flankCharge: 'flank charge',
  caughtMoving: 'caught moving',
  strangeBeasts: 'strange beasts',
};

export interface MoraleOutcome extends Disordered {
  readonly standsLost: number;
  readonly destroyed: boolean;
}

interface PreparedMorale extends Prepared {
  readonly outcome: MoraleOutcome;
}

const causesIn = (given: Input): MoraleCause[] =>
  (Object.keys(CAUSE_OF) as (keyof typeof CAUSE_OF)[]).flatMap((field) =>
    Array<MoraleCause>(given[field]).fill(CAUSE_OF[field]),
  );

const verdictOn = ({ stands, casualties }: Input): Verdict =>
  isDestroyed(stands, casualties)
    ? impossible('LG-UNIT-4', 'it has no stand left')
    : automatic('LG-MOR-5', 'it takes them all');

function moraleWords({ dp, gained, standsLost, becameShaken, destroyed }: MoraleOutcome): string {
  if (destroyed) return 'destroyed';
  const lost = standsLost > 0 ? `, ${standsLost} ${standsLost === 1 ? 'stand' : 'stands'} lost` : '';
  return `takes ${gained} DP and has ${dp}${becameShaken ? ', shaken' : ''}${lost}`;
}

export const moraleCalculation: Calculation<Input, PreparedMorale, MoraleOutcome> = {
  id: 'morale',
  title: 'Disorder from what a unit sees and suffers',
  clauses: ['LG-MOR-1', 'LG-MOR-2', 'LG-MOR-3', 'LG-MOR-4', 'LG-MOR-5', 'LG-UNIT-4'],
  input,
  prepare(given) {
    const { dp, casualties, stands } = given;
    const tally = moraleTally(causesIn(given));
    const after = gainDisorder({ dp, shaken: dp === SHAKEN_AT, casualties }, tally.total, 'morale');
    const outcome = {
      ...after,
      standsLost: after.casualties - casualties,
      destroyed: isDestroyed(stands, after.casualties),
    };
    return {
      ...{ outcome, verdict: verdictOn(given), dice: ['none'] },
      tallies: [{ heading: 'shocks', tally, unit: 'DP' }],
    };
  },
  resolve: ({ outcome }) => outcome,
  describe: moraleWords,
  rank: ({ dp, casualties }) => casualties * 10 + dp,
  measures: ({ gained, standsLost }) => ({ 'DP gained': gained, 'stands lost': standsLost }),
  next: afterMorale,
};
