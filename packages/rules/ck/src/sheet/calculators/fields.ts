import { flag, NONE } from '@acies/kernel/odds';
import { z } from 'zod';
import type { FightingUnit } from '../chapters/fight-dice.ts';
import { AGAIN, type Again } from '../chapters/reroll-policy.ts';
import { QUALITIES, TROOP_IDS, type TroopId } from '../troops.ts';

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
  [unit1, unit2, unit3, unit4, unit5].flatMap(({ type, quality, worn, noShield, armoured, bow, pike, shock }) =>
    type === NONE ? [] : [{ type, quality, atStrength: !worn, shield: !noShield, armoured, bow, pike, shock }],
  );
