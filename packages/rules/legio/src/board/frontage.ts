import { touchedBy } from '@acies/rules-disorder';
import { boxOf, type LegioContext } from './look.ts';
import { STAND_SIZE } from './setting.ts';

/** LG-CBT-6: how many stands of a unit are in base contact with another. */
export const standsTouching = (g: LegioContext, id: number, other: number): number =>
  touchedBy(boxOf(g, id), boxOf(g, other), STAND_SIZE.width).files.length;
