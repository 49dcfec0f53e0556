import type { Setup } from '../board/setup.ts';
import { type ClockStage, type StageOptions, stage } from './stage.ts';

/** Red units by themselves, the enemy far away in a corner. */
export const marching = (red: readonly string[], options: StageOptions = {}): ClockStage =>
  stage({ red, blue: ['far MF 70 3 180'] }, options);

/** An upright piece of terrain, from the upper left corner to the lower right. */
export const patch = (
  kind: Setup['terrain'][number]['kind'],
  left: number,
  top: number,
  right: number,
  bottom: number,
  id = 'patch',
): Setup['terrain'][number] => ({
  id,
  kind,
  points: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
});
