import type { Area } from './area.ts';
import type { Box, Outline } from './box.ts';
import type { Point } from './point.ts';

export interface TableSize {
  readonly width: number;
  readonly height: number;
}

/** What a path is checked against. Where a unit starts counts as part of its path. */
export interface PathLimits {
  readonly table: TableSize;
  /** How far it may go; what it costs beside its length is the rules' business, and is taken off before. */
  readonly allowance: number;
  /** Boxes that may not be passed over. */
  readonly barred: readonly Box[];
  /** Boxes that may be passed over, but not ended on. */
  readonly passed?: readonly Box[];
  /** Ground that may not be entered. */
  readonly closed?: readonly Area[];
  /** How near it may come to some. */
  readonly away?: { readonly distance: number; readonly from: readonly Box[] };
}

/** Why a path is not allowed: what it runs into, by how much, and where, so that a client can draw it. */
export type PathFault =
  | { readonly kind: 'too far'; readonly by: number; readonly at: Point }
  | { readonly kind: 'off the table'; readonly by: number; readonly at: Point }
  | { readonly kind: 'over a unit' | 'onto a unit'; readonly index: number; readonly by: number; readonly at: Point }
  | { readonly kind: 'into closed ground'; readonly index: number; readonly by: number; readonly at: Point }
  | { readonly kind: 'too near'; readonly index: number; readonly by: number; readonly at: Point };

/** The way of a box, however it came about: what it passes over and where it stops, leg by leg, and how far it is in all. */
export interface March {
  readonly start: Box;
  readonly sweeps: readonly (readonly Outline[])[];
  readonly stops: readonly Box[];
  readonly length: number;
}
