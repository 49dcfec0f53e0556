import type { Shown } from '@acies/kernel/picture';
import { type Box, drawnPose, type Point } from '@acies/table';
import type { Pose } from '../board/board.ts';
import { boxOf, type ClockContext } from '../board/look.ts';
import { BASE } from '../board/setting.ts';

/** Poses of units as they are drawn. */

type Ghost = NonNullable<Shown['ghosts']>[number];

export const ghostOf = (id: number, box: Box): Ghost => ({ id, ...drawnPose(box) });

export const boxAt = ({ x, y, heading }: Pose): Box => ({ x, y, heading, width: BASE, depth: BASE });

export function middleOf(g: ClockContext, id: number): Point {
  const { x, y } = drawnPose(boxOf(g, id));
  return { x, y };
}
