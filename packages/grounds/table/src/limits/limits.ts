import type { Area } from '../geometry/area.ts';
import type { Bounds } from '../geometry/bounds.ts';
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import type { Leg } from '../paths/path.ts';

export interface TableSize {
  readonly width: number;
  readonly height: number;
}

/** What a unit may not run into, whichever way it goes. */
export interface Hindrances {
  readonly table: TableSize;
  /** Boxes that may not be passed over. */
  readonly barred: readonly Box[];
  /** Boxes that may be passed over, but not ended on. */
  readonly passed?: readonly Box[];
  /** Ground that may not be entered. */
  readonly closed?: readonly Area[];
  /** How near it may come to some. */
  readonly away?: { readonly distance: number; readonly from: readonly Box[] } | undefined;
}

/** What a path is checked against. Where a unit starts counts as part of its path. */
export interface PathLimits extends Hindrances {
  /** How far it may go; what it costs beside its length is the rules' business, and is taken off before. */
  readonly allowance: number;
}

/** Why a path is not allowed: what it runs into, by how much, and where, so that a client can draw it. */
export type PathFault =
  | { readonly kind: 'too far'; readonly by: number; readonly at: Point }
  | { readonly kind: 'off the table'; readonly by: number; readonly at: Point }
  | { readonly kind: 'over a unit' | 'onto a unit'; readonly index: number; readonly by: number; readonly at: Point }
  | { readonly kind: 'into closed ground'; readonly index: number; readonly by: number; readonly at: Point }
  | { readonly kind: 'too near'; readonly index: number; readonly by: number; readonly at: Point };

/** Where something stands before and after a leg. */
export interface Stand {
  readonly from: Box;
  readonly to: Box;
}

/** A box on one leg, its own or that of the body it goes with. What ground it passes over is worked out only when asked. */
export interface Passage {
  readonly leg: Leg;
  readonly by: Stand;
}

/** The way of a box, however it came about: its passages and where it stops, leg by leg, and how far it is in all. */
export interface March {
  /** Round all the ground that it passes over, and perhaps more, if somebody knows. */
  readonly bounds?: Bounds;
  readonly start: Box;
  readonly passages: readonly Passage[];
  readonly stops: readonly Box[];
  readonly length: number;
}
