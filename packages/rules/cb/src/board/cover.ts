import { type Box, centreOf, cornersOf, crosses, distanceToLine, frontOf, reachesInto } from '@acies/table';
import type { Setting } from './setting.ts';

/** Whether somebody stands in difficult ground. */
export const inDifficult = ({ difficult }: Setting, box: Box): boolean =>
  difficult.some((area) => reachesInto(area, cornersOf(box)));

/** CB-SHO-2, CB-RSP-2 (R): behind a line that is nearer to it than to an enemy who shoots at it or charges it. */
export const isBehindLine = ({ barriers }: Setting, box: Box, enemy: Box): boolean =>
  barriers.some(
    (line) => crosses(line, frontOf(enemy), centreOf(box)) && distanceToLine(line, box) < distanceToLine(line, enemy),
  );
