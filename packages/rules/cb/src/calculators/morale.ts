import { automatic, type Calculation, impossible, type Prepared, ROLL, type Tally, type Verdict } from '@acies/kernel';
import type { Condition } from '@acies/rules-disorder';
import { z } from 'zod';
import { type Losses, rollMorale, type Sufferer } from '../losses.ts';
import {
  type MoraleCause,
  moraleOfBeasts,
  moraleOfBurst,
  moraleOfCharge,
  moraleOfLeader,
  moraleOfLoss,
  moraleTally,
} from '../morale.ts';
import { isDestroyed, standsAllowed } from '../strength.ts';
import { isSpecial } from '../troops.ts';
import { lossWords } from './fate-words.ts';
import {
  casualtiesField,
  conditionFrom,
  dpField,
  flag,
  formationField,
  formationFrom,
  gradeField,
  troopField,
  whole,
} from './fields.ts';
import { afterMorale } from './next.ts';

const BURSTS = ['no', 'with ranks closed', 'with ranks opened'] as const;

const input = z.strictObject({
  type: troopField('HI'),
  grade: gradeField,
  formation: formationField,
  stands: whole('stands that it began with', 1, 12, 6),
  dp: dpField,
  casualties: casualtiesField,
  lostToMorale: flag('morale has cost it a stand this turn'),
  broken: flag('it is broken'),
  unitsLost: whole('friendly units destroyed or routing within bow shot', 0, 6, 1),
  lostType: troopField('HI').describe('troop class of those'),
  lostGrade: gradeField.describe('quality of those'),
  leadersLost: whole('leaders killed or routing within bow shot', 0, 6, 0),
  chiefsLost: whole('generals and allied commanders killed or routing within bow shot', 0, 3, 0),
  nearElephants: flag('enemy or rampaging elephants within 1 JT'),
  ownElephants: flag('its own army has elephants'),
  nearCamels: flag('enemy camels within 1 JT'),
  evaded: flag('it has made an evade move'),
  burst: z.enum(BURSTS).default('no').describe('whether it has been burst through'),
  charged: flag('it has been charged'),
  charger: troopField('HC').describe('troop class that charged it'),
  fromBehindFlank: flag('the charge came from behind its flank'),
  charging: flag('it was itself charging or counter-charging'),
  inCombat: flag('it was in combat with another already'),
});

export type MoraleInput = z.infer<typeof input>;

const times = (count: number, cause: MoraleCause): MoraleCause[] => Array.from({ length: count }, () => cause);

function causesOf(given: MoraleInput): readonly MoraleCause[] {
  const { type, grade, lostType, lostGrade, ownElephants, nearElephants, nearCamels } = given;
  const beasts = [
    nearElephants ? moraleOfBeasts(type, 'El', ownElephants) : undefined,
    nearCamels ? moraleOfBeasts(type, 'Cam', ownElephants) : undefined,
  ];
  const { charger, fromBehindFlank, charging, inCombat } = given;
  const formation = formationFrom(type, given.formation);
  return [
    ...times(given.unitsLost, moraleOfLoss(grade, { type: lostType, grade: lostGrade })),
    ...times(given.leadersLost, moraleOfLeader(false)),
    ...times(given.chiefsLost, moraleOfLeader(true)),
    ...beasts.filter((cause) => cause !== undefined),
    ...(given.evaded ? (['evaded'] as const) : []),
    ...(given.burst === 'no' ? [] : [moraleOfBurst(given.burst === 'with ranks opened')]),
    ...(given.charged ? moraleOfCharge({ charger, fromBehindFlank, target: type, formation, charging, inCombat }) : []),
  ];
}

function verdictOn({ type, stands, dp, casualties, broken }: MoraleInput, { total }: Tally): Verdict {
  const { least, most } = standsAllowed(type);
  if (stands < least || stands > most) return impossible('CB-UNIT-2', `such a unit has ${least} to ${most} stands`);
  if (isDestroyed(type, stands, casualties)) return impossible('CB-UNIT-3', 'it has lost too many stands to be there');
  if (isSpecial(type) && dp > 0) return impossible('CB-SPT-1', 'special troops hold no DPs');
  if (broken) return automatic('CB-MOR-10', 'a broken unit takes none');
  return isSpecial(type) && total > 0 ? ROLL : automatic('CB-UNIT-3', 'DPs for morale are taken without dice');
}

interface PreparedMorale extends Prepared {
  readonly before: Condition;
  readonly unit: Sufferer;
  readonly dps: number;
  readonly lostThisTurn: number;
}

const NOTHING: Tally = { rows: [], total: 0 };

export const moraleCalculation: Calculation<MoraleInput, PreparedMorale, Losses> = {
  id: 'morale',
  title: 'DPs for morale and what they make of a unit',
  clauses: [
    ...['CB-MOR-1', 'CB-MOR-2', 'CB-MOR-3', 'CB-MOR-4', 'CB-MOR-5', 'CB-MOR-6', 'CB-MOR-7', 'CB-MOR-8', 'CB-MOR-9'],
    ...['CB-MOR-10', 'CB-UNIT-3', 'CB-SPT-1', 'CB-SPT-2', 'CB-AFT-8'],
  ],
  input,
  prepare(given) {
    const { type, stands, dp, casualties, broken, lostToMorale } = given;
    const tally = broken ? NOTHING : moraleTally(causesOf(given));
    const rolls = isSpecial(type) && tally.total > 0;
    return {
      verdict: verdictOn(given, tally),
      before: conditionFrom(dp, casualties),
      unit: { type, stands },
      dps: tally.total,
      lostThisTurn: lostToMorale ? 1 : 0,
      tallies: [{ heading: 'for morale', tally, unit: 'DP' }],
      dice: [rolls ? `${tally.total}D6, each a critical hit on 1 or 2` : 'none'],
    };
  },
  resolve: ({ before, unit, dps, lostThisTurn }, dice) => rollMorale(before, unit, dps, lostThisTurn, dice),
  describe: lossWords,
  rank: ({ destroyed, rampages, standsLost, dpGained }) =>
    (destroyed ? 1000 : 0) + (rampages ? 100 : 0) + standsLost * 10 + dpGained,
  measures: ({ dpGained, standsLost, becameShaken, rampages, destroyed }) => ({
    'DP gained': dpGained,
    'stands lost': standsLost,
    shaken: becameShaken ? 1 : 0,
    lost: destroyed || rampages ? 1 : 0,
  }),
  next: afterMorale,
};
