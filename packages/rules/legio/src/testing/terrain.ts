import type { LineKind, Setup, Terrain } from '../board/setup.ts';
import { type LegioStage, type StageOptions, stage } from './stage.ts';

/** An upright piece of terrain, from the upper left corner to the lower right. */
export const patch = (
  kind: Terrain,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Setup['terrain'][number] => ({
  id: kind,
  kind,
  points: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
});

/** A line from one place to another. */
export const line = (
  kind: LineKind,
  from: [number, number],
  to: [number, number],
): NonNullable<Setup['lines']>[number] => ({ id: kind, kind, points: [from, to] });

/** One red unit asked what it does, the enemy far away in a corner or as told. */
export const marching = (red: string, options: StageOptions = {}, blue = 'far SW 1700 60'): LegioStage =>
  stage({ red: [red, 'rear SW 60 1150 halts'], blue: [blue] }, options).until(`red action ${red.split(' ')[0]}`);
