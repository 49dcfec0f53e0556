import {
  automatic,
  type Calculation,
  flag,
  type Prepared,
  ROLL,
  type Tally,
  type Verdict,
  whole,
} from '@acies/kernel/odds';
import type { Condition } from '@acies/rules-disorder';
import { z } from 'zod';
import { type Losses, rollMorale, type Sufferer } from '../chapters/losses.ts';
import {
  type MoraleCause,
  moraleOfBeasts,
  moraleOfBurst,
  moraleOfCharge,
  moraleOfLeader,
  moraleOfLoss,
  moraleTally,
} from '../chapters/morale.ts';
import { isSpecial } from '../troops.ts';
import { lossWords } from './fate-words.ts';
import {
  casualtiesField,
  conditionFrom,
  dpField,
  formationField,
  formationFrom,
  gradeField,
  kindDrawnUp,
  standsField,
  standsOf,
  troopField,
  unlessFaulty,
  withFormation,
  withStands,
} from './fields.ts';
import { afterMorale } from './next.ts';
import { certainCriticalDice } from './special-words.ts';

const BURSTS = ['no', 'with ranks closed', 'with ranks opened'] as const;

const input = z.strictObject({
  type: troopField('HI'),
  grade: gradeField,
  formation: formationField,
  stands: standsField,
  dp: dpField,
  casualties: casualtiesField,
  lostToMorale: flag('Stand lost to morale', 'morale has cost it a stand this turn'),
  broken: flag('Broken', 'it is broken'),
  unitsLost: whole('Friends lost', 'friendly units destroyed or routing within bow shot', 0, 6, 1),
  lostType: troopField('HI').meta({ title: 'Class of those lost', description: 'troop class of those' }),
  lostGrade: gradeField.meta({ title: 'Quality of those lost', description: 'quality of those' }),
  leadersLost: whole('Leaders lost', 'leaders killed or routing within bow shot', 0, 6, 0),
  chiefsLost: whole('Generals lost', 'generals and allied commanders killed or routing within bow shot', 0, 3, 0),
  nearElephants: flag('Elephants near', 'enemy or rampaging elephants within 1 JT'),
  ownElephants: flag('Used to elephants', 'its own army has elephants'),
  nearCamels: flag('Camels near', 'enemy camels within 1 JT'),
  evaded: flag('Has evaded', 'it has made an evade move'),
  burst: z
    .enum(BURSTS)
    .default('no')
    .meta({ title: 'Burst through', description: 'whether it has been burst through' }),
  charged: flag('Charged', 'it has been charged'),
  charger: troopField('HC').meta({ title: 'Charged by', description: 'troop class that charged it' }),
  fromBehindFlank: flag('From behind its flank', 'the charge came from behind its flank'),
  charging: flag('Charging', 'it was itself charging or counter-charging'),
  inCombat: flag('In combat', 'it was in combat with another already'),
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

function verdictOn({ type, broken }: MoraleInput, { total }: Tally): Verdict {
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
    ...['CB-UNIT-2'],
  ],
  input,
  filledIn: (given) => withStands(withFormation(given)),
  prepare(given) {
    const { type, grade, dp, casualties, broken, lostToMorale } = given;
    const stands = standsOf(given);
    const formation = formationFrom(type, given.formation);
    const unit = kindDrawnUp(type, formation, { grade });
    const tally = broken ? NOTHING : moraleTally(causesOf(given));
    const rolls = isSpecial(type) && tally.total > 0;
    return {
      verdict: unlessFaulty(verdictOn(given, tally), { unit, formation, dp, stands, casualties }),
      before: conditionFrom(dp, casualties),
      unit: { type, stands },
      dps: tally.total,
      lostThisTurn: lostToMorale ? 1 : 0,
      tallies: [{ heading: 'for morale', tally, unit: 'DP' }],
      dice: rolls ? certainCriticalDice(tally.total) : ['none'],
    };
  },
  resolve: ({ before, unit, dps, lostThisTurn }, dice) => rollMorale(before, unit, dps, lostThisTurn, dice),
  describe: lossWords,
  rank: ({ destroyed, rampages, standsLost, dpGained }) =>
    (destroyed ? 1000 : 0) + (rampages ? 100 : 0) + standsLost * 10 + dpGained,
  measures: ({ dpGained, standsLost, becameShaken, rampages, destroyed }) => ({
    'DP gained': dpGained,
    'stands lost': standsLost,
    shaken: becameShaken,
    lost: destroyed || rampages,
  }),
  next: afterMorale,
};
