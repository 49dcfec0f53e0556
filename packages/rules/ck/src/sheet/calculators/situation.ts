import { flag, impossible, type Prepared, ROLL, type Verdict, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { type PreparedFight, prepareFight } from '../chapters/fight.ts';
import { type ByRole, type FightingZone, MET, TOO_LATE } from '../chapters/fight-dice.ts';
import type { Again } from '../chapters/reroll-policy.ts';
import { areTooFew, TOO_FEW } from '../chapters/sizes.ts';
import { hindersAssault, SCENERY } from '../scenery.ts';
import { isFighting, isSkirmisher, type TroopId } from '../troops.ts';
import { againField, sizeFault, unitFields, unitsFrom } from './fields.ts';

const zoneFields = (first: TroopId) => ({
  ...unitFields(first, first),
  general: flag('General there', 'a general is there'),
  fightGift: flag('Fight gift', 'he has the fight gift'),
  erratic: flag('Erratic leader', 'he is an erratic leader'),
  rearSupport: flag('Support behind', '4 or more bases in the zone behind'),
  closeOrderAround: whole('Close order around', 'own close order units on the four faces of the zone', 0, 12, 0),
  winning: whole('Winning units', 'units with a winning marker', 0, 3, 0),
  again: againField('when this side throws again what it may: its dice, its pikes, the enemy’s bows, a pursuit'),
});

/** A fight as it is given by hand. */
export const fightInput = z.strictObject({
  assaulter: z
    .strictObject({ ...zoneFields('CO'), late: whole('Late units', 'units that come late', 0, 5, 0) })
    .prefault({})
    .meta({ title: 'Assaulter', description: 'the zone that assaults' }),
  target: z
    .strictObject({
      ...zoneFields('CO'),
      met: z
        .enum(MET)
        .default('front')
        .meta({ title: 'Assaulted in', description: 'the side of the target that is assaulted' }),
      scenery: z.enum(SCENERY).default('open').meta({ title: 'Ground', description: 'what covers the target’s zone' }),
      times: whole('Assaults this turn', 'how many times it has been assaulted this turn, this one counted', 1, 4, 1),
    })
    .prefault({})
    .meta({ title: 'Target', description: 'the zone assaulted' }),
  bothBows: flag(
    'Bows of both sides',
    'the ruling bowsOfTheAssaulted is switched off: bows of the assaulter have an effect too',
  ),
});

export type FightInput = z.infer<typeof fightInput>;
type ZoneInput = Omit<FightInput['assaulter'], 'late'>;

function zoneFrom(given: ZoneInput): FightingZone {
  const units = unitsFrom(given).filter(({ type }) => isFighting(type));
  const { general, fightGift, erratic, rearSupport, closeOrderAround, winning } = given;
  return {
    units,
    general: general ? { fightGift, erratic } : undefined,
    rearSupport,
    closeOrder: closeOrderAround + units.filter(({ type }) => type === 'CO').length,
    winning,
  };
}

export interface PreparedFightCalculation extends Prepared {
  readonly fight: PreparedFight;
}

/** CK-GEN-2, CK-GEN-6: gifts and tempers are a general's own. */
function generalFault({ general, fightGift, erratic }: ZoneInput): Verdict | undefined {
  if (fightGift && !general) return impossible('CK-GEN-2', 'only a general has the fight gift');
  return erratic && !general ? impossible('CK-GEN-6', 'an erratic leader is a general') : undefined;
}

function verdictOn({ situation }: PreparedFight): Prepared['verdict'] {
  const { assaulter, target, late } = situation;
  if (assaulter.units.length === 0 || target.units.length === 0)
    return impossible('CK-ZONE-4', 'a fight needs a unit other than artillery on both sides');
  if (late > assaulter.units.filter(({ type }) => !isSkirmisher(type)).length)
    return impossible('CK-SKI-1', 'more units are late than can be: skirmishers never are');
  if (areTooFew(assaulter.units, target.units)) return impossible('CK-SKI-1', TOO_FEW);
  return late >= TOO_LATE ? impossible('CK-FGT-8', 'three units are late: there is no fight') : ROLL;
}

/** Both fight calculators know the same before any die falls. */
export function prepareGiven({ assaulter, target, bothBows }: FightInput): PreparedFightCalculation {
  const situation = {
    assaulter: zoneFrom(assaulter),
    target: zoneFrom(target),
    late: assaulter.late,
    met: target.met,
    hindered: hindersAssault(target.scenery),
    times: target.times,
    bothBows,
  };
  const fight = prepareFight(situation, { assaulter: assaulter.again, target: target.again });
  return {
    fight,
    verdict:
      sizeFault([...situation.assaulter.units, ...situation.target.units]) ??
      generalFault(assaulter) ??
      generalFault(target) ??
      verdictOn(fight),
    tallies: [
      { heading: 'assaulter’s dice, before bow and pike effects', tally: fight.tallies.assaulter, unit: 'D6' },
      { heading: 'target’s dice, before bow and pike effects', tally: fight.tallies.target, unit: 'D6' },
    ],
    dice: diceWords(fight),
  };
}

function diceWords({ bows, pikes, situation, tallies, again }: PreparedFight): string[] {
  const lines = [
    bows.target > 0 ? `${bows.target}D6 for the target’s bow effect` : '',
    bows.assaulter > 0 ? `${bows.assaulter}D6 for the assaulter’s bow effect` : '',
    pikes.target > 0 ? `${pikes.target}D6 for the target’s pike effect` : '',
    pikes.assaulter > 0 ? `${pikes.assaulter}D6 for the assaulter’s pike effect` : '',
    situation.target.general?.erratic ? '1D6 for the target’s erratic leader' : '',
    situation.assaulter.general?.erratic ? '1D6 for the assaulter’s erratic leader' : '',
    `${tallies.target.total}D6 by the target, then ${tallies.assaulter.total}D6 by the assaulter; 5 and 6 hit`,
    policyWords(again),
  ];
  return lines.filter(Boolean);
}

const POLICIES: Readonly<Record<Again, string>> = {
  'if it pays': 'throws again when that pays on average',
  always: 'always throws again',
  never: 'never throws again',
};
const SHARED: Readonly<Record<Again, string>> = {
  'if it pays': 'whoever may throw again does so when that pays on average',
  always: 'whoever may throw again always does so',
  never: 'nobody throws again',
};

/** What each side does that may throw again. */
const policyWords = ({ assaulter, target }: ByRole<Again>): string =>
  assaulter === target ? SHARED[target] : `the target ${POLICIES[target]}, the assaulter ${POLICIES[assaulter]}`;
