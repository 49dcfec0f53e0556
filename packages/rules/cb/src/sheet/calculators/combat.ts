import { type BySide, bySide, otherSide, SIDES, type Side } from '@acies/kernel';
import {
  type Calculation,
  diceWords,
  flag,
  impossible,
  type Measures,
  type Prepared,
  type Verdict,
} from '@acies/kernel/odds';
import { BANDS, type Band, hasWon, type Who } from '@acies/rules-disorder';
import { z } from 'zod';
import type { Losses } from '../chapters/losses.ts';
import { type CombatSituation, type PreparedCombat, prepareCombat, rollCombat } from '../combat/combat.ts';
import { MOTIONS, type Motion, ROUNDS } from '../combat/combat-factors.ts';
import { burstThroughBy, type Fate, rollFates } from '../combat/combat-fates.ts';
import { isSpecial, type TroopId } from '../troops.ts';
import { fateWords } from './fate-words.ts';
import { standsOf, unlessFaulty } from './fields.ts';
import { fighterFault, fighterFields, fighterFrom, filledFighter, inDepth } from './fighter-fields.ts';
import { afterCombat } from './next-combat.ts';
import { criticalDice } from './special-words.ts';

const fighterField = (type: TroopId, motion: Motion, title: string, about: string) =>
  z
    .strictObject({
      ...fighterFields(type),
      motion: z
        .enum(MOTIONS)
        .default(motion)
        .meta({ title: 'Came to fight by', description: 'how it has come to fight; a counter-charge is charging' }),
      frontal: flag('Front to front', 'it meets the enemy with its front', true),
    })
    .prefault({})
    .meta({ title, description: about });

const input = z.strictObject({
  red: fighterField('War', 'charging', 'Red', 'the unit of one side'),
  blue: fighterField('HI', 'standing', 'Blue', 'its opponent'),
  round: z
    .enum(ROUNDS)
    .default('charge')
    .meta({ title: 'Round', description: 'the first round of contact is a charge combat, later ones are melee' }),
  shakenInsteadOfDps: flag(
    'Shaken in place of disorder',
    'the ruling shakenInsteadOfDps: shaken costs 5 in place of DPs',
    true,
  ),
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
  /** Both in the end, when a burst through has gone through them as well. */
  readonly ends: Readonly<BySide<Losses>>;
}

const NAMES: Readonly<BySide<string>> = { red: 'red', blue: 'blue' };

/** Whose critical hits they are. */
const WHO: Readonly<BySide<Who>> = { red: { unit: 'red' }, blue: { unit: 'blue' } };

/** CB-CBT-1, CB-SPT-1: what a combat has thrown. */
export const combatDice = ({ dice, situation }: PreparedCombat, names: Readonly<BySide<string>>): string[] => {
  const special = SIDES.filter((side) => isSpecial(situation[side].unit.type)).map((side) => names[side]);
  return [
    ...SIDES.map((side) => `${diceWords(1, dice[side])} for ${names[side]}`),
    ...(special.length > 0 ? criticalDice(`DP of ${special.join(' and ')}`) : []),
  ];
};

/** Both with the stands they began with. */
export const described = (fighters: CombatSituation, stands: Readonly<BySide<number>>) =>
  SIDES.map((side) => ({ ...fighters[side], stands: stands[side] }));

export const fightWords = ({ bands, fates }: Fight, names: Readonly<BySide<string>> = NAMES): string =>
  SIDES.map((side) => `${names[side]} ${bands[side]}: ${fateWords(fates[side])}`).join('; ');

export const fightRank = ({ bands }: Fight): number =>
  BANDS.length * BANDS.indexOf(bands.red) - BANDS.indexOf(bands.blue);

const measuresOf = ({ bands, fates, ends }: Fight, side: Side): Measures => {
  const { destroyed, rampages, standsLost, dpGained } = ends[side];
  return {
    [`${side} wins`]: hasWon(bands[side]),
    [`${side} breaks`]: fates[side].moves.includes('break'),
    [`${side} lost`]: destroyed || rampages,
    [`${side} loses a stand`]: standsLost > 0,
    [`DP gained by ${side}`]: dpGained,
  };
};

export const COMBAT_CLAUSES: readonly string[] = [
  ...['CB-CBT-1', 'CB-CBT-2', 'CB-CBT-3', 'CB-CBT-4', 'CB-CBT-5', 'CB-CBT-6', 'CB-CBT-7', 'CB-CBT-8', 'CB-CBT-9'],
  ...['CB-CBT-10', 'CB-UNIT-3', 'CB-UNIT-4', 'CB-UNIT-5', 'CB-UNIT-6', 'CB-SPT-1', 'CB-SPT-2'],
  ...['CB-RES-1', 'CB-RES-2', 'CB-RES-3', 'CB-RES-4', 'CB-RES-5', 'CB-RES-6', 'CB-RES-7', 'CB-RES-8', 'CB-RES-9'],
  ...['CB-RES-10', 'CB-RES-11', 'CB-RES-12', 'CB-AFT-1', 'CB-AFT-2', 'CB-AFT-3', 'CB-AFT-6', 'CB-AFT-8', 'CB-MOR-8'],
  ...['CB-CHG-1', 'CB-UNIT-2', 'CB-UNIT-7'],
];

export const combatCalculation: Calculation<CombatInput, PreparedCalculation, Fight> = {
  id: 'combat',
  title: 'Combat of two units: DPs, casualties and what each may do then',
  clauses: COMBAT_CLAUSES,
  input,
  filledIn: (given) => ({
    ...given,
    ...bySide((side) => filledFighter(given[side], { ...given[side], round: given.round })),
  }),
  prepare(given) {
    const situation = situationFrom(given);
    const stands = bySide((side) => standsOf(given[side]));
    const combat = prepareCombat(situation, given);
    const { red, blue } = situation;
    const fault = fighterFault(red) ?? fighterFault(blue) ?? nobodyCharged(situation);
    return {
      ...{ combat, stands },
      verdict: unlessFaulty(fault ?? combat.verdict, ...described({ red, blue }, stands)),
      tallies: SIDES.map((side) => ({
        heading: `${side} adds`,
        tally: combat.tallies[side],
        unit: `to the ${combat.dice[side].name}`,
      })),
      dice: combatDice(combat, NAMES),
    };
  },
  resolve({ combat, stands }, dice) {
    const { bands } = rollCombat(combat, dice);
    const fates = rollFates(bands, combat.situation, stands, dice, WHO);
    return { bands, fates, ends: burstThroughBy(fates, combat.situation, stands) };
  },
  describe: (fight) => fightWords(fight),
  rank: fightRank,
  measures: (fight) => Object.assign({}, ...SIDES.map((side) => measuresOf(fight, side))),
  next: afterCombat,
};
