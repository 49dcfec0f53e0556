import type { Area, Box } from '@acies/table';
import type { Bodies } from '../board/bodies.ts';

/** A stand of the tests. */
export const STAND = 2000;

/** A unit of one side: the middle of its front, its heading in degrees, its files and ranks. */
export interface Body {
  readonly at: readonly [x: number, y: number];
  readonly heading?: number;
  readonly files?: number;
  readonly ranks?: number;
  readonly unformed?: boolean;
}

export const boxAt = ({ at: [x, y], heading = 0, files = 3, ranks = 2 }: Body): Box => ({
  x: x * 100,
  y: y * 100,
  heading: heading * 10,
  width: files * STAND,
  depth: ranks * STAND,
});

/** A table of 1000 by 1000 paces, a pace being 100; the units of one side are numbered before those of the other. */
export function bodiesOf(own: readonly Body[], enemies: readonly Body[], closed: readonly Area[] = []): Bodies {
  const all = [...own, ...enemies];
  const ids = all.map((_, id) => id);
  const isOwn = (id: number): boolean => id < own.length;
  return {
    table: { width: 100_000, height: 100_000 },
    stand: STAND,
    boxOf: (id) => boxAt(all[id]!),
    friendsOf: (id) => ids.filter((other) => other !== id && isOwn(other) === isOwn(id)),
    enemiesOf: (id) => ids.filter((other) => isOwn(other) !== isOwn(id)),
    closedTo: () => closed,
    isUnformed: (id) => all[id]!.unformed ?? false,
  };
}

/** A rectangle of ground, in paces. */
export const ground = (left: number, top: number, right: number, bottom: number): Area => ({
  points: [
    { x: left * 100, y: top * 100 },
    { x: right * 100, y: top * 100 },
    { x: right * 100, y: bottom * 100 },
    { x: left * 100, y: bottom * 100 },
  ],
});

/** Where a box stands: paces to a tenth, and degrees. */
export const placeOf = ({ x, y, heading }: Box): string =>
  `${Math.round(x / 10) / 10} ${Math.round(y / 10) / 10} ${heading / 10}`;
