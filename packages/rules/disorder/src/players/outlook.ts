import { type Box, centreOf, mayBeClose, type Point, radiusOf, rangeBetween } from '@acies/table';

export interface Foe {
  readonly id: number;
  readonly box: Box;
  readonly centre: Point;
  readonly engaged: boolean;
  readonly formed: boolean;
  /** How far off it may be and still charge this turn or the next; 0 if it will not. */
  readonly reach: number;
}

/** An enemy as one unit sees him. */
export interface Rival extends Foe {
  /** What charging him would be worth to it, and to him to charge it. */
  readonly hope: number;
  readonly threat: number;
}

export interface Friend {
  readonly id: number;
  readonly box: Box;
  readonly centre: Point;
  /** Formed, of the line of battle, and not fighting yet. */
  readonly inLine: boolean;
  /** How far it is from the enemy. */
  readonly gap: number;
}

/** A unit's view of the table, which does not change while it looks for a place of its own. */
export interface Outlook {
  readonly id: number;
  readonly foes: readonly Rival[];
  readonly friends: readonly Friend[];
}

type Seen = Pick<Foe, 'box' | 'centre'>;

/** How far off enemies are; the middles will do for those farther off than `near`. */
export function gauge(near: number) {
  const gapTo = (box: Box, centre: Point, foe: Seen): number => {
    const dx = foe.centre.x - centre.x;
    const dy = foe.centre.y - centre.y;
    const rough = Math.sqrt(dx * dx + dy * dy) - (radiusOf(box) + radiusOf(foe.box)) * 0.7;
    return rough > near ? rough : rangeBetween(box, foe.box);
  };
  const nearestGap = (box: Box, foes: readonly Seen[]): number => {
    const centre = centreOf(box);
    let least = Number.POSITIVE_INFINITY;
    for (const foe of foes) if (mayBeClose(box, foe.box, least)) least = Math.min(least, gapTo(box, centre, foe));
    return least;
  };
  return { gapTo, nearestGap };
}
