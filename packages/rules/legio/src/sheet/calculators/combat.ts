import { type BySide, SIDES, type Side } from '@acies/kernel';
import {
  type Calculation,
  diceWords,
  flag,
  impossible,
  type Measures,
  type Prepared,
  type Verdict,
} from '@acies/kernel/odds';
import { BANDS, type Band, hasWon, SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { type PreparedCombat, prepareCombat, rollCombat } from '../combat/combat.ts';
import { type Fighter, MOTIONS, type Motion } from '../combat/combat-factors.ts';
import { type Fate, fatesOf } from '../combat/combat-fates.ts';
import type { ResultRulings } from '../combat/combat-results.ts';
import { mayChargeInColumn } from '../combat/responses.ts';
import { standsAllowed, usualStands } from '../strength.ts';
import { isSpecial, type TroopId, unitKind } from '../troops.ts';
import { fateWords } from './fate-words.ts';
import {
  casualtiesField,
  dpField,
  formationField,
  formationFrom,
  gradeField,
  inspiredField,
  troopField,
  unlessFaulty,
} from './fields.ts';
import { afterCombat } from './next-combat.ts';

const usually = (title: string, about: string, most: number) =>
  z.number().int().min(1).max(most).optional().meta({ title, description: about });

const fighterField = (type: TroopId, motion: Motion, title: string, about: string) =>
  z
    .strictObject({
      type: troopField(type),
      grade: gradeField,
      stands: usually(
        'Stands at the start',
        'stands that it began with; 6, elephants and artillery 1, unless given',
        12,
      ),
      dp: dpField,
      casualties: casualtiesField,
      motion: z
        .enum(MOTIONS)
        .default(motion)
        .meta({ title: 'Came to fight by', description: 'how it has come to fight; a counter-charge is charging' }),
      formation: formationField,
      ground: flag('Better ground', 'it has the advantage of ground'),
      fortified: flag('Fortified', 'it defends a fortification'),
      supported: flag('Supported', 'a formed friend supports it from behind'),
      armoured: flag('Armoured', 'it is in armour'),
      inspired: inspiredField,
      legionaries: flag('Legionaries', 'legionaries, who throw an average die'),
      attachedLights: flag('Attached light infantry', 'cavalry with attached light infantry'),
      rearArchers: flag('Archers behind', 'shieldwall with archers behind it'),
      numbers: usually(
        'Stands that count',
        'stands that count on its side; 4, elephants and artillery 1, unless given',
        24,
      ),
    })
    .prefault({})
    .meta({ title, description: about });

const input = z.strictObject({
  red: fighterField('WB', 'charging', 'Red', 'the unit of one side'),
  blue: fighterField('SW', 'standing', 'Blue', 'its opponent'),
  shakenInsteadOfDps: flag(
    'Shaken in place of disorder',
    'the ruling shakenInsteadOfDps: shaken costs 5 in place of DPs; casualties still cost 1 each',
    true,
  ),
  shakenBreakInDefeat: flag(
    'The shaken break in defeat',
    'the ruling shakenBreakInDefeat: who is shaken breaks in a defeat, formed or not',
    true,
  ),
  fourToOne: flag('Four to one costs 3', 'the ruling fourToOne: outnumbered four to one costs 3', true),
});

export type CombatInput = z.infer<typeof input>;
type FighterInput = CombatInput['red'];

const USUAL_NUMBERS = 4;
const standsOf = ({ type, stands }: FighterInput): number => stands ?? usualStands(type);

function fighterFrom(given: FighterInput): Fighter {
  const { type, grade, armoured, legionaries, attachedLights, rearArchers } = given;
  const { dp, casualties, motion, ground, fortified, supported, inspired } = given;
  return {
    unit: unitKind(type, { grade, armoured, legionaries, attachedLights, rearArchers }),
    ...{ dp, shaken: dp === SHAKEN_AT, casualties, motion, ground, fortified, supported, inspired },
    // LG-AFT-6: pursuers are unformed.
    formation: given.formation ?? (motion === 'pursuing' ? 'unformed' : formationFrom(type, undefined)),
    numbers: given.numbers ?? (isSpecial(type) ? 1 : USUAL_NUMBERS),
  };
}

function filledFighter(given: FighterInput): FighterInput {
  const { formation, numbers } = fighterFrom(given);
  return { ...given, formation, numbers, stands: standsOf(given) };
}

/** Why no battle has such a fighter. Fatigue may have shaken a charger. */
function faultOf({ unit, casualties, motion, formation, fortified }: Fighter, stands: number): Verdict | undefined {
  const { least, most } = standsAllowed(unit.type);
  if (stands < least || stands > most) return impossible('LG-UNIT-4', `such a unit has ${least} to ${most} stands`);
  if (casualties >= stands) return impossible('LG-UNIT-4', 'it has no stand left');
  if (motion === 'charging' && formation === 'column' && !mayChargeInColumn(unit.type))
    return impossible('LG-CHG-1', 'a column does not charge');
  if (motion !== 'standing' && fortified) return impossible('LG-CBT-2', 'who comes on defends no fortification');
  return undefined;
}

interface PreparedCalculation extends Prepared {
  readonly combat: PreparedCombat;
  readonly stands: Readonly<BySide<number>>;
  readonly rulings: ResultRulings;
}

interface CombatCalculated {
  readonly bands: Readonly<BySide<Band>>;
  readonly fates: Readonly<BySide<Fate>>;
}

const sideWords = ({ bands, fates }: CombatCalculated, side: Side): string =>
  `${side} ${bands[side]}: ${fateWords(fates[side])}`;

const measuresOf = ({ bands, fates }: CombatCalculated, side: Side): Measures => {
  const { destroyed, standsLost, moves } = fates[side];
  return {
    [`${side} wins`]: hasWon(bands[side]),
    [`${side} breaks`]: moves.includes('break'),
    [`${side} lost`]: destroyed || moves.includes('rampage'),
    [`${side} loses a stand`]: standsLost > 0,
  };
};

export const combatCalculation: Calculation<CombatInput, PreparedCalculation, CombatCalculated> = {
  id: 'combat',
  title: 'Combat of two units: DPs, casualties and what each may do then',
  clauses: [
    ...['LG-CBT-1', 'LG-CBT-2', 'LG-CBT-3', 'LG-CBT-4', 'LG-CBT-5', 'LG-CBT-6', 'LG-CBT-7', 'LG-UNIT-3', 'LG-UNIT-7'],
    ...['LG-RES-1', 'LG-RES-2', 'LG-RES-3', 'LG-RES-4', 'LG-RES-5', 'LG-RES-6', 'LG-RES-7', 'LG-AFT-7', 'LG-MOR-5'],
    ...['LG-CHG-1', 'LG-MAN-1', 'LG-MAN-3', 'LG-UNIT-4', 'LG-UNIT-6'],
  ],
  input,
  filledIn: ({ red, blue, ...rulings }) => ({ ...rulings, red: filledFighter(red), blue: filledFighter(blue) }),
  prepare({ red, blue, ...rulings }) {
    const situation = { red: fighterFrom(red), blue: fighterFrom(blue) };
    const stands = { red: standsOf(red), blue: standsOf(blue) };
    const combat = prepareCombat(situation, rulings);
    const fault = faultOf(situation.red, stands.red) ?? faultOf(situation.blue, stands.blue);
    const thrown = combat.verdict.kind === 'roll';
    return {
      ...{ combat, stands, rulings },
      verdict: unlessFaulty(fault ?? combat.verdict, situation.red, situation.blue),
      tallies: thrown
        ? SIDES.map((side) => ({
            heading: `${side} adds`,
            tally: combat.tallies[side],
            unit: `to the ${combat.dice[side].name}`,
          }))
        : [],
      dice: thrown ? SIDES.map((side) => `${diceWords(1, combat.dice[side])} for ${side}`) : ['none'],
    };
  },
  resolve({ combat, stands, rulings }, dice) {
    const { bands } = rollCombat(combat, dice);
    return { bands, fates: fatesOf(bands, combat.situation, stands, rulings) };
  },
  describe: (outcome) => SIDES.map((side) => sideWords(outcome, side)).join('; '),
  rank: ({ bands }) => BANDS.length * BANDS.indexOf(bands.red) - BANDS.indexOf(bands.blue),
  measures: (outcome) => Object.assign({}, ...SIDES.map((side) => measuresOf(outcome, side))),
  next: afterCombat,
};
