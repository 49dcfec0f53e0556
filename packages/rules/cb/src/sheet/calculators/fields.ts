import { flag, type Reason, reason, type Verdict, whole } from '@acies/kernel/odds';
import { type Condition, SHAKEN_AT } from '@acies/rules-disorder';
import { z } from 'zod';
import { FORMATIONS, type Formation } from '../formations.ts';
import { isDestroyed, standsAllowed, usualStands } from '../strength.ts';
import { formationFault, kindFault } from '../traits.ts';
import {
  BREEDS,
  type Given,
  GRADES,
  isLight,
  isSpecial,
  MORALES,
  TROOP_IDS,
  type TroopId,
  type UnitKind,
  unitKind,
  WEAPONS,
} from '../troops.ts';

/** Fields that several calculators share, each with a description and a sensible default. */

/** A distance, halves of a javelin throw and less included. */
export const throws = (title: string, about: string, most: number, usual: number): z.ZodDefault<z.ZodNumber> =>
  z.number().min(0).max(most).default(usual).meta({ title, description: about });

export const troopField = (usual: TroopId) =>
  z.enum(TROOP_IDS).default(usual).meta({ title: 'Troop class', description: 'what kind of troops it is' });

export const gradeField = z
  .enum(GRADES)
  .default('B')
  .meta({ title: 'Quality', description: 'quality: A, the best, B or C' });
export const moraleField = z
  .enum(MORALES)
  .optional()
  .meta({ title: 'Morale', description: 'morale; its grade’s unless given' });
export const armouredField = z
  .boolean()
  .optional()
  .meta({ title: 'Armoured', description: 'armoured; as is usual for its class unless given' });
export const weaponField = z
  .enum(WEAPONS)
  .optional()
  .meta({ title: 'Missiles', description: 'missiles; those usual for its class unless given' });
export const legionField = flag('Roman legion', 'a line of a Roman legion');
export const breedField = z
  .enum(BREEDS)
  .optional()
  .meta({
    title: 'Breed',
    description: 'elephants’ breed; African unless given',
    words: { african: 'African', indian: 'Indian' },
  });
export const combatField = z
  .number()
  .int()
  .min(-5)
  .max(10)
  .optional()
  .meta({ title: 'Combat factor', description: 'combat factor; its class’s unless given' });

/** CB-UNIT-7: light troops are unformed, others in line. */
export const formationField = z
  .enum(FORMATIONS)
  .optional()
  .meta({ title: 'Formation', description: 'how it is drawn up; light troops unformed, others in line unless given' });

export const formationFrom = (type: TroopId, given: Formation | undefined): Formation =>
  given ?? (isLight(type) ? 'unformed' : 'line');

/** A unit with its formation filled in, given or usual. */
export const withFormation = <U extends { readonly type: TroopId; readonly formation?: Formation | undefined }>(
  unit: U,
): U => ({
  ...unit,
  formation: formationFrom(unit.type, unit.formation),
});

/** A unit with armour or without, given or usual. */
export const withArmour = <U extends { readonly type: TroopId; readonly armoured?: boolean | undefined }>(
  unit: U,
): U => ({ ...unit, armoured: unit.armoured ?? unitKind(unit.type).armoured });

export const dpField = whole('Disorder points', 'DPs that it has; 5 make it shaken', 0, SHAKEN_AT, 0);
/** CB-UNIT-2. */
export const standsField = z
  .number()
  .int()
  .min(1)
  .max(12)
  .optional()
  .meta({
    title: 'Stands at the start',
    description: `stands that it began with; ${usualStands('HI')}, special troops ${usualStands('El')}, unless given`,
  });

/** A unit's stands, given or usual. */
export const standsOf = ({ type, stands }: { readonly type: TroopId; readonly stands?: number | undefined }): number =>
  stands ?? usualStands(type);

/** A unit with its stands filled in, given or usual. */
export const withStands = <U extends { readonly type: TroopId; readonly stands?: number | undefined }>(unit: U): U => ({
  ...unit,
  stands: standsOf(unit),
});

export const casualtiesField = whole('Stands lost', 'stands that it has lost', 0, 12, 0);

/** A unit with so many DPs and losses. */
export const conditionFrom = (dp: number, casualties = 0): Condition => ({
  ...{ dp, shaken: dp === SHAKEN_AT, casualties },
});

/** A unit's kind from fields, of which the legion is only whether it is of one. */
export const kindFrom = (
  type: TroopId,
  { legion = false, ...given }: Omit<Given, 'legion'> & { readonly legion?: boolean } = {},
): UnitKind => unitKind(type, { ...given, legion: legion ? 'the legion' : undefined });

/** CB-UNIT-7: the kind of a unit of which is not asked whether it is of a legion: who forms a quincunx is. */
export const kindDrawnUp = (type: TroopId, formation: Formation, given: Omit<Given, 'legion'> = {}): UnitKind =>
  kindFrom(type, { ...given, legion: formation === 'quincunx' });

/** A unit as a form describes it, so far as it does. */
interface Described {
  readonly unit: UnitKind;
  readonly formation?: Formation;
  readonly dp?: number;
  readonly stands?: number;
  readonly casualties?: number;
}

/** CB-UNIT-2, CB-UNIT-3, CB-UNIT-5, CB-UNIT-7, CB-SPT-1: why there is no such unit, if so. */
function unitFault({ unit, formation, dp = 0, stands, casualties = 0 }: Described): Reason | undefined {
  const because = kindFault(unit) ?? (formation && formationFault(unit, formation));
  if (because) return because;
  const { least, most } = standsAllowed(unit.type);
  if (stands !== undefined && (stands < least || stands > most))
    return reason('CB-UNIT-2', `such a unit has ${least} to ${most} stands`);
  if (stands !== undefined && isDestroyed(unit.type, stands, casualties))
    return reason('CB-UNIT-3', 'it has lost too many stands to be there');
  return isSpecial(unit.type) && dp > 0 ? reason('CB-SPT-1', 'special troops hold no DPs') : undefined;
}

/** The verdict, unless there is no such unit as is described. */
export function unlessFaulty(verdict: Verdict, ...units: readonly Described[]): Verdict {
  const because = units.map(unitFault).find((fault) => fault !== undefined);
  return because ? { kind: 'impossible', because } : verdict;
}
