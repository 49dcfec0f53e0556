import {
  type BySide,
  bySide,
  type Calculation,
  impossible,
  otherSide,
  type Prepared,
  SIDES,
  type Side,
  type Verdict,
} from '@acies/kernel';
import { BANDS, type Band, hasWon } from '@acies/rules-disorder';
import { z } from 'zod';
import { type CombatSituation, type PreparedCombat, prepareCombat, rollCombat } from '../combat.ts';
import { MOTIONS, type Motion, ROUNDS } from '../combat-factors.ts';
import { type Fate, rollFates } from '../combat-fates.ts';
import type { TroopId } from '../troops.ts';
import { fateWords } from './fate-words.ts';
import { flag, unlessFaulty } from './fields.ts';
import { fighterFault, fighterFields, fighterFrom, inDepth, standsOf } from './fighter-fields.ts';
import { afterCombat } from './next-combat.ts';

const fighterField = (type: TroopId, motion: Motion, about: string) =>
  z
    .strictObject({
      ...fighterFields(type),
      motion: z.enum(MOTIONS).default(motion).describe('how it has come to fight; a counter-charge is charging'),
      frontal: flag('it meets the enemy with its front', true),
    })
    .prefault({})
    .describe(about);

const input = z.strictObject({
  red: fighterField('War', 'charging', 'the unit of one side'),
  blue: fighterField('HI', 'standing', 'its opponent'),
  round: z
    .enum(ROUNDS)
    .default('charge')
    .describe('the first round of contact is a charge combat, later ones are melee'),
  shakenInsteadOfDps: flag('the ruling of that name: shaken costs 5 in place of DPs', true),
});

export type CombatInput = z.infer<typeof input>;

function situationFrom(given: CombatInput): CombatSituation {
  const fighters = bySide((side) => fighterFrom(given[side], { ...given[side], round: given.round }));
  return bySide((side) => {
    const other = otherSide(side);
    return inDepth(fighters[side], given[side].ranks, fighters[other], given[other].ranks);
  });
}

/** CB-CBT-10: a contact begins with a charge, be it in pursuit. */
const nobodyCharged = ({ red, blue }: CombatSituation): Verdict | undefined =>
  red.round === 'charge' && red.motion === 'standing' && blue.motion === 'standing'
    ? impossible('CB-CBT-10', 'in the first round of contact one of them has charged')
    : undefined;

interface PreparedCalculation extends Prepared {
  readonly combat: PreparedCombat;
  readonly stands: Readonly<BySide<number>>;
}

export interface Fight {
  readonly bands: Readonly<BySide<Band>>;
  readonly fates: Readonly<BySide<Fate>>;
}

const NAMES: Readonly<BySide<string>> = { red: 'red', blue: 'blue' };

export const fightWords = ({ bands, fates }: Fight, names: Readonly<BySide<string>> = NAMES): string =>
  SIDES.map((side) => `${names[side]} ${bands[side]}: ${fateWords(fates[side])}`).join('; ');

export const fightRank = ({ bands }: Fight): number =>
  BANDS.length * BANDS.indexOf(bands.red) - BANDS.indexOf(bands.blue);

const measuresOf = ({ bands, fates }: Fight, side: Side): Record<string, number> => {
  const { destroyed, rampages, standsLost, dpGained, moves } = fates[side];
  const is = (holds: boolean): number => (holds ? 1 : 0);
  return {
    [`${side} wins`]: is(hasWon(bands[side])),
    [`${side} breaks`]: is(moves.includes('break')),
    [`${side} lost`]: is(destroyed || rampages),
    [`${side} loses a stand`]: is(standsLost > 0),
    [`${side} DP`]: dpGained,
  };
};

export const combatCalculation: Calculation<CombatInput, PreparedCalculation, Fight> = {
  id: 'combat',
  title: 'Combat of two units: DPs, casualties and what each may do then',
  clauses: [
    ...['CB-CBT-1', 'CB-CBT-2', 'CB-CBT-3', 'CB-CBT-4', 'CB-CBT-5', 'CB-CBT-6', 'CB-CBT-7', 'CB-CBT-8', 'CB-CBT-9'],
    ...['CB-CBT-10', 'CB-UNIT-3', 'CB-UNIT-4', 'CB-UNIT-5', 'CB-UNIT-6', 'CB-SPT-1', 'CB-SPT-2'],
    ...['CB-RES-1', 'CB-RES-2', 'CB-RES-3', 'CB-RES-4', 'CB-RES-5', 'CB-RES-6', 'CB-RES-7', 'CB-RES-8', 'CB-RES-9'],
    ...['CB-RES-10', 'CB-RES-11', 'CB-RES-12', 'CB-AFT-1', 'CB-AFT-2', 'CB-AFT-3', 'CB-AFT-6'],
  ],
  input,
  prepare(given) {
    const situation = situationFrom(given);
    const stands = bySide((side) => standsOf(given[side]));
    const combat = prepareCombat(situation, given);
    const { red, blue } = situation;
    const fault = fighterFault(red, stands.red) ?? fighterFault(blue, stands.blue) ?? nobodyCharged(situation);
    return {
      ...{ combat, stands },
      verdict: unlessFaulty(fault ?? combat.verdict, red, blue),
      tallies: SIDES.map((side) => ({
        heading: `${side} adds`,
        tally: combat.tallies[side],
        unit: `to the ${combat.dice[side].name}`,
      })),
      dice: SIDES.map((side) => `1${combat.dice[side].name} for ${side}`),
    };
  },
  resolve({ combat, stands }, dice) {
    const { bands } = rollCombat(combat, dice);
    return { bands, fates: rollFates(bands, combat.situation, stands, dice) };
  },
  describe: (fight) => fightWords(fight),
  rank: fightRank,
  measures: (fight) => Object.assign({}, ...SIDES.map((side) => measuresOf(fight, side))),
  next: afterCombat,
};
