import { SIDES } from '@acies/kernel';
import type { Pose, Scene, Spot } from '@acies/kernel/picture';
import { type Bounds, boundsOf, halfSpan } from '../geometry.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a camera looks at. */
export interface Table extends Size {
  /** How large a piece usually is. */
  readonly usual: number;
  /** Where the pieces stand; undefined while there are none, or all of the table is needed for those to come. */
  readonly armies: Bounds | undefined;
}

/** A view of the table: spot (0, 0) lies at x and y, in pixels, and a unit of the table is k pixels long. */
export interface Framing extends Spot {
  readonly k: number;
}

const MARGIN = { most: 18, share: 0.034 };
/** So large a usual piece is at most in the first view, in pixels. */
const FIRST_CLOSEST = 64;
/** The first view shows at least so much of the table either way. */
const LEAST_SHARE = 0.5;

const scaleFor = (size: Size, view: Size): number => {
  const margin = Math.min(MARGIN.most, view.width * MARGIN.share);
  return Math.max(1e-6, Math.min((view.width - 2 * margin) / size.width, (view.height - 2 * margin) / size.height));
};

/** The scale at which the whole table is seen. */
export const wholeScale = (table: Size, view: Size): number => scaleFor(table, view);

const centredOn = (spot: Spot, k: number, view: Size): Framing => ({
  x: view.width / 2 - spot.x * k,
  y: view.height / 2 - spot.y * k,
  k,
});

export const wholeFraming = (table: Size, view: Size): Framing =>
  centredOn({ x: table.width / 2, y: table.height / 2 }, wholeScale(table, view), view);

/** Both armies with some room about them, and not the empty table round them. */
export function armiesFraming(table: Table, view: Size): Framing {
  const { armies, usual } = table;
  if (!armies) return wholeFraming(table, view);
  const wide = stretch(armies.left - usual, armies.right + usual, table.width);
  const high = stretch(armies.top - usual, armies.bottom + usual, table.height);
  const fitting = scaleFor({ width: wide.to - wide.from, height: high.to - high.from }, view);
  const whole = wholeScale(table, view);
  const k = Math.max(whole, Math.min(fitting, FIRST_CLOSEST / usual));
  return centredOn({ x: (wide.from + wide.to) / 2, y: (high.from + high.to) / 2 }, k, view);
}

/** So much of the table is as good as all of it: a rim that is cut off looks like a mistake. */
const NEARLY_ALL = 0.82;

/** From here to there, within the table, and not less than a share of it. */
function stretch(from: number, to: number, whole: number): { readonly from: number; readonly to: number } {
  const least = whole * LEAST_SHARE;
  const short = Math.max(0, least - (to - from)) / 2;
  const [a, b] = [Math.max(0, from - short), Math.min(whole, to + short)];
  if (b - a >= whole * NEARLY_ALL) return { from: 0, to: whole };
  return { from: Math.min(a, whole - least), to: Math.max(b, least) };
}

/** Where both armies stand; undefined as long as pieces are put on the table, for which all of it may be needed. */
export const armiesOf = (
  pieces: Scene['pieces'],
  trays: Scene['trays'],
  active: ReadonlySet<number>,
): Bounds | undefined =>
  SIDES.some((side) => !pieces.some((piece) => piece.side === side)) ||
  trays.some((tray) => tray.pieces.some(({ id, stance }) => stance !== undefined || active.has(id)))
    ? undefined
    : boundsOf(
        pieces.flatMap((piece) => {
          const { x, y } = halfSpan(piece);
          return [
            { x: piece.x - x, y: piece.y - y },
            { x: piece.x + x, y: piece.y + y },
          ];
        }),
      );

/** The first view is left as it is until an army leaves it, or both could be seen so many times larger. */
const WORTH_A_LOOK = 1.3;

export function isOutgrown({ x, y, k }: Framing, table: Table, view: Size): boolean {
  const { armies } = table;
  if (!armies) return false;
  const isInView =
    armies.left * k + x >= 0 &&
    armies.right * k + x <= view.width &&
    armies.top * k + y >= 0 &&
    armies.bottom * k + y <= view.height;
  return !isInView || armiesFraming(table, view).k > k * WORTH_A_LOOK;
}

/** Which share of the view lies between its rim and where something can be called seen. */
const SEEN = 0.06;

/** How far a view must be shifted, in pixels, for a spot to be seen. */
export function shiftToSee(at: Spot, { width, height }: Size): Spot {
  const shift = (value: number, whole: number): number => {
    const least = whole * SEEN;
    return value < least ? whole / 3 - value : value > whole - least ? (whole * 2) / 3 - value : 0;
  };
  return { x: shift(at.x, width), y: shift(at.y, height) };
}

/** In pixels: a piece smaller than the first is brought as near as the second, to be read or to be grasped by its handles. */
const NEARNESS = { read: [13, 26], grasped: [26, 36] } as const;

/** A front that is too short leaves no room for handles, however deep the piece is. */
const largeFor = ({ width, depth }: Pose, isGrasped: boolean): number =>
  isGrasped ? Math.min(width, Math.sqrt(width * depth)) : Math.sqrt(width * depth);

/** The view in which a piece that was chosen can be read: as it was, where it can be already. */
export function framingFor(piece: Pose, isGrasped: boolean, now: Framing, table: Size, view: Size): Framing {
  const large = largeFor(piece, isGrasped);
  const [least, near] = NEARNESS[isGrasped ? 'grasped' : 'read'];
  if (large * now.k < least) return onto(centredOn(piece, near / large, view), table, view);
  const shift = shiftToSee({ x: piece.x * now.k + now.x, y: piece.y * now.k + now.y }, view);
  return { x: now.x + shift.x, y: now.y + shift.y, k: now.k };
}

/** What was in the middle of a view stays there when the view becomes larger or smaller, as far as there is table about it. */
export const resized = ({ x, y, k }: Framing, table: Size, before: Size, view: Size): Framing =>
  onto({ x: x + (view.width - before.width) / 2, y: y + (view.height - before.height) / 2, k }, table, view);

/** Shifted so that no more than needs be lies beyond the table. */
function onto({ x, y, k }: Framing, table: Size, view: Size): Framing {
  const within = (at: number, whole: number, seen: number): number =>
    whole <= seen ? (seen - whole) / 2 : Math.max(seen - whole, Math.min(0, at));
  return { x: within(x, table.width * k, view.width), y: within(y, table.height * k, view.height), k };
}

/** On the way from one view to another: nearer by equal steps, about one spot that stays where it is. */
export function framingBetween(from: Framing, to: Framing, share: number): Framing {
  const k = from.k * (to.k / from.k) ** share;
  const along = to.k === from.k ? share : (k - from.k) / (to.k - from.k);
  return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along, k };
}
