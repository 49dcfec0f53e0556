import { z } from 'zod';
import type { FightingUnit } from '../fight-dice.ts';
import { QUALITIES, TROOP_IDS, type TroopId } from '../troops.ts';

/** Fields that several calculators share, each with a description and a sensible default. */

export const flag = (about: string): z.ZodDefault<z.ZodBoolean> => z.boolean().default(false).describe(about);

export const whole = (about: string, least: number, most: number, usual: number): z.ZodDefault<z.ZodNumber> =>
  z.number().int().min(least).max(most).default(usual).describe(about);

export const qualityField = z.enum(QUALITIES).default('plain').describe('how good the unit is');

const NONE = 'none';

/** One of the units of a zone; `none` leaves the place empty. */
const unitField = (usual: TroopId | typeof NONE) =>
  z
    .strictObject({
      type: z
        .enum([NONE, ...TROOP_IDS])
        .default(usual)
        .describe('troop type, or none'),
      quality: qualityField,
      worn: flag('has lost half or more of its bases'),
      noShield: flag('without shield'),
      armoured: flag('armoured'),
      bow: flag('armed with bows'),
      pike: flag('armed with pikes'),
      shock: flag('shock troops'),
    })
    .prefault({})
    .describe('a unit of the zone');

/** A zone holds three units, and skirmishers and elephants beside them. */
export const unitFields = (first: TroopId, second: TroopId | typeof NONE = NONE) => ({
  unit1: unitField(first),
  unit2: unitField(second),
  unit3: unitField(NONE),
  unit4: unitField(NONE),
  unit5: unitField(NONE),
});

type UnitInput = z.infer<ReturnType<typeof unitField>>;
export type UnitInputs = Readonly<Record<'unit1' | 'unit2' | 'unit3' | 'unit4' | 'unit5', UnitInput>>;

/** The units given, in their order. */
export const unitsFrom = ({ unit1, unit2, unit3, unit4, unit5 }: UnitInputs): FightingUnit[] =>
  [unit1, unit2, unit3, unit4, unit5].flatMap(({ type, quality, worn, noShield, armoured, bow, pike, shock }) =>
    type === NONE ? [] : [{ type, quality, atStrength: !worn, shield: !noShield, armoured, bow, pike, shock }],
  );
