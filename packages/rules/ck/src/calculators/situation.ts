import { impossible, type Prepared, ROLL } from '@acies/kernel';
import { z } from 'zod';
import { type PreparedFight, prepareFight } from '../fight.ts';
import { type FightingZone, MET, TOO_LATE } from '../fight-dice.ts';
import { hindersAssault, SCENERY } from '../scenery.ts';
import { isFighting, isSkirmisher, type TroopId } from '../troops.ts';
import { flag, unitFields, unitsFrom, whole } from './fields.ts';

const zoneFields = (first: TroopId) => ({
  ...unitFields(first, first),
  general: flag('a general is there'),
  fightGift: flag('he has the fight gift'),
  erratic: flag('he is an erratic leader'),
  rearSupport: flag('4 or more bases in the zone behind'),
  closeOrderAround: whole('own close order units on the four faces of the zone', 0, 12, 0),
  winning: whole('units with a winning marker', 0, 3, 0),
});

/** A fight as it is given by hand. */
export const fightInput = z.strictObject({
  assaulter: z
    .strictObject({ ...zoneFields('CO'), late: whole('units that come late', 0, 5, 0) })
    .prefault({})
    .describe('the zone that assaults'),
  target: z
    .strictObject({
      ...zoneFields('CO'),
      met: z.enum(MET).default('front').describe('the side of the target that is assaulted'),
      scenery: z.enum(SCENERY).default('open').describe('what covers the target’s zone'),
      times: whole('how many times it has been assaulted this turn, this one counted', 1, 4, 1),
    })
    .prefault({})
    .describe('the zone assaulted'),
  bothBows: flag('the ruling bowsOfTheAssaulted is switched off: bows of the assaulter have an effect too'),
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

function verdictOn({ situation }: PreparedFight): Prepared['verdict'] {
  const { assaulter, target, late } = situation;
  if (assaulter.units.length === 0 || target.units.length === 0)
    return impossible('CK-ZONE-4', 'a fight needs a unit other than artillery on both sides');
  if (late > assaulter.units.filter(({ type }) => !isSkirmisher(type)).length)
    return impossible('CK-SKI-1', 'more units are late than can be: skirmishers never are');
  return late >= TOO_LATE ? impossible('CK-FGT-8', 'three units are late: there is no fight') : ROLL;
}

/** Both fight calculators know the same before any die falls. */
export function prepareGiven({ assaulter, target, bothBows }: FightInput): PreparedFightCalculation {
  const fight = prepareFight({
    assaulter: zoneFrom(assaulter),
    target: zoneFrom(target),
    late: assaulter.late,
    met: target.met,
    hindered: hindersAssault(target.scenery),
    times: target.times,
    bothBows,
  });
  return {
    fight,
    verdict: verdictOn(fight),
    tallies: [
      { heading: 'assaulter’s dice, before bow and pike effects', tally: fight.tallies.assaulter, unit: 'D6' },
      { heading: 'target’s dice, before bow and pike effects', tally: fight.tallies.target, unit: 'D6' },
    ],
    dice: diceWords(fight),
  };
}

function diceWords({ bows, pikes, situation, tallies }: PreparedFight): string[] {
  const lines = [
    bows.target > 0 ? `${bows.target}D6 for the target’s bow effect` : '',
    bows.assaulter > 0 ? `${bows.assaulter}D6 for the assaulter’s bow effect` : '',
    pikes.target > 0 ? `${pikes.target}D6 for the target’s pike effect` : '',
    pikes.assaulter > 0 ? `${pikes.assaulter}D6 for the assaulter’s pike effect` : '',
    situation.target.general?.erratic ? '1D6 for the target’s erratic leader' : '',
    situation.assaulter.general?.erratic ? '1D6 for the assaulter’s erratic leader' : '',
    `${tallies.target.total}D6 by the target, then ${tallies.assaulter.total}D6 by the assaulter; 5 and 6 hit`,
    'whoever may throw again does so when that pays on average',
  ];
  return lines.filter(Boolean);
}
