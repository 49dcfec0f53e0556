import { flag, impossible, NONE, type Verdict, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import type { FightingUnit } from '../chapters/fight-dice.ts';
import { AGAIN, type Again } from '../chapters/reroll-policy.ts';
import { halvesOf, isGone, type SizedUnit, startOf } from '../chapters/sizes.ts';
import { isAtStrength, QUALITIES, TROOP_IDS, type TroopId } from '../troops.ts';

/** CK-UNIT-2: no unit has more than three bases, and with less than a whole one it is gone. */
const MOST_HALVES = 6;
const MOST_LOST = MOST_HALVES - 1;

/** Fields that several calculators share, each with a description and a sensible default. */

export const qualityField = z
  .enum(QUALITIES)
  .default('plain')
  .meta({ title: 'Quality', description: 'how good the unit is' });

/** When a throw that may be made again is: the sheet leaves it to a player. */
export const againField = (about: string) =>
  z.enum(AGAIN).default('if it pays').meta({ title: 'Throws again', description: about });

/** When a throw is made again, in words that follow what is thrown. */
export const againWords = (again: Again, who: string): string =>
  ({
    'if it pays': `thrown again by ${who} when that pays on average`,
    always: `always thrown again by ${who}`,
    never: 'not thrown again',
  })[again];

/** One of the units of a zone; `none` leaves the place empty. */
const unitField = (title: string, usual: TroopId | typeof NONE) =>
  z
    .strictObject({
      type: z
        .enum([NONE, ...TROOP_IDS])
        .default(usual)
        .meta({ title: 'Troop type', description: 'what kind of troops it is, or none' }),
      quality: qualityField,
      worn: flag('Half its bases lost', 'has lost half or more of its bases'),
      lost: whole('Half bases lost', 'half bases it has lost, where it matters exactly', 0, MOST_LOST, 0),
      noShield: flag('No shield', 'without shield'),
      armoured: flag('Armoured', 'it is in armour'),
      bow: flag('Bows', 'armed with bows'),
      pike: flag('Pikes', 'armed with pikes'),
      shock: flag('Shock troops', 'it counts as shock troops'),
    })
    .prefault({})
    .meta({ title, description: 'a unit of the zone' });

/** A zone holds three units, and skirmishers and elephants beside them. */
export const unitFields = (first: TroopId, second: TroopId | typeof NONE = NONE) => ({
  unit1: unitField('Unit 1', first),
  unit2: unitField('Unit 2', second),
  unit3: unitField('Unit 3', NONE),
  unit4: unitField('Unit 4', NONE),
  unit5: unitField('Unit 5', NONE),
});

type UnitInput = z.infer<ReturnType<typeof unitField>>;
export type UnitInputs = Readonly<Record<'unit1' | 'unit2' | 'unit3' | 'unit4' | 'unit5', UnitInput>>;

/** The units given, in their order. */
export const unitsFrom = ({ unit1, unit2, unit3, unit4, unit5 }: UnitInputs): FightingUnit[] =>
  [unit1, unit2, unit3, unit4, unit5].flatMap(({ type, worn, lost, noShield, ...kind }) => {
    if (type === NONE) return [];
    const start = startOf(type);
    const halves = start - Math.max(lost, worn ? start / 2 : 0);
    return [{ ...kind, type, halves, atStrength: isAtStrength(halves, start), shield: !noShield }];
  });

/** CK-UNIT-2: why one of the units cannot be there. */
export const sizeFault = (units: readonly SizedUnit[]): Verdict | undefined =>
  units.some((unit) => isGone(halvesOf(unit)))
    ? impossible('CK-UNIT-2', 'a unit with less than a whole base left is destroyed')
    : undefined;

const sizeField = (title: string, usual: number) =>
  whole(title, 'half bases that the unit has left, 0 for none', 0, MOST_HALVES, usual);

/** The units of a zone of which nothing matters but what they have left. */
export const sizesField = (description: string) =>
  z
    .strictObject({
      unit1: sizeField('Unit 1', MOST_HALVES),
      unit2: sizeField('Unit 2', MOST_HALVES),
      unit3: sizeField('Unit 3', 0),
      unit4: sizeField('Unit 4', 0),
      unit5: sizeField('Unit 5', 0),
    })
    .prefault({})
    .meta({ title: 'Half bases left', description });

type SizeInputs = z.infer<ReturnType<typeof sizesField>>;

export const sizesFrom = ({ unit1, unit2, unit3, unit4, unit5 }: SizeInputs): number[] =>
  [unit1, unit2, unit3, unit4, unit5].filter((halves) => halves > 0);

/** The fields of a unit, filled from units that are known. */
export const sizesOf = (units: readonly SizedUnit[]): SizeInputs => {
  const [unit1 = 0, unit2 = 0, unit3 = 0, unit4 = 0, unit5 = 0] = units.map(halvesOf);
  return { unit1, unit2, unit3, unit4, unit5 };
};

/** Why no such units can be hit or pursued. */
export function sizesFault(halves: readonly number[]): Verdict | undefined {
  if (halves.length === 0) return impossible('CK-ZONE-4', 'nobody is there who can lose a base');
  return halves.some(isGone)
    ? impossible('CK-UNIT-2', 'a unit with less than a whole base left is destroyed')
    : undefined;
}

/** ", 1 unit destroyed", if any is. */
export const destroyedWords = (destroyed: number): string =>
  destroyed > 0 ? `, ${destroyed} ${destroyed === 1 ? 'unit' : 'units'} destroyed` : '';
