import { flag, type Verdict, whole } from '@acies/kernel/odds';
import { z } from 'zod';
import { FORMATIONS, type Formation } from '../formations.ts';
import { formationFault, kindFault } from '../traits.ts';
import { GRADES, isLight, TROOP_IDS, type TroopId, type UnitKind } from '../troops.ts';

/** Fields that several calculators share, each with a description and a sensible default. */

export const troopField = (usual: TroopId) =>
  z.enum(TROOP_IDS).default(usual).meta({ title: 'Troop type', description: 'what kind of troops it is' });

export const gradeField = z
  .enum(GRADES)
  .default('C')
  .meta({ title: 'Quality', description: 'quality, from A, the best, to D' });

/** LG-MAN-1: light troops are unformed, others in line. */
export const formationField = z
  .enum(FORMATIONS)
  .optional()
  .meta({ title: 'Formation', description: 'how it is drawn up; light troops unformed, others in line unless given' });

export const formationFrom = (type: TroopId, given: Formation | undefined): Formation =>
  given ?? (isLight(type) ? 'unformed' : 'line');

/** A unit with its formation filled in, given or usual. */
export const withFormation = <U extends { readonly type: TroopId; readonly formation?: Formation | undefined }>(
  unit: U,
): U => ({ ...unit, formation: formationFrom(unit.type, unit.formation) });

export const dpField = whole('Disorder points', 'DPs that it has; 5 make it shaken', 0, 5, 0);
export const casualtiesField = whole('Stands lost', 'stands that it has lost', 0, 12, 0);
export const inspiredField = flag('Inspired', 'a leader inspires it');

/** The verdict, unless there is no such unit as is described. */
export function unlessFaulty(
  verdict: Verdict,
  ...units: readonly { readonly unit: UnitKind; readonly formation?: Formation }[]
): Verdict {
  const because = units
    .map(({ unit, formation }) => kindFault(unit) ?? (formation && formationFault(unit, formation)))
    .find((fault) => fault !== undefined);
  return because ? { kind: 'impossible', because } : verdict;
}
