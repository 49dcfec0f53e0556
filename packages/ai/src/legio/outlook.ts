import type { Side } from '@acies/kernel';
import {
  boxOf,
  enemiesOf,
  factsOf,
  friendsOf,
  isCavalry,
  isFormedUnit,
  isInContact,
  isLight,
  isRouting,
  type LegioTable,
  PACE,
  sideOf,
  unitOf,
} from '@acies/rules-legio';
import { type Box, centreOf, type Point, radiusOf, rangeBetween } from '@acies/table';
import { matchup } from './matchup.ts';

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
interface Rival extends Foe {
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

/** LG-SEQ-4: infantry moves up and charges from javelin range; cavalry charges from afar. */
const FOOT_REACH = 110 * PACE;
const HORSE_REACH = 200 * PACE;

/** How far a unit may come in a turn and fight. */
export const chargeReach = (g: LegioTable, id: number): number => {
  const { type } = factsOf(g, id).kind;
  if (type === 'Arch' || type === 'Art' || unitOf(g, id).shaken) return 0;
  return isCavalry(type) ? HORSE_REACH : FOOT_REACH;
};

function foesOf(g: LegioTable, side: Side): Foe[] {
  const all = enemiesOf(g, side);
  const steady = all.filter((id) => !isRouting(g, id));
  // Routers are no danger and already count as lost; one goes after them only when there is nobody else.
  return (steady.length > 0 ? steady : all).map((id) => {
    const box = boxOf(g, id);
    return {
      id,
      box,
      centre: centreOf(box),
      engaged: isInContact(g, id),
      formed: isFormedUnit(g, id),
      reach: chargeReach(g, id),
    };
  });
}

/** Far off the middles will do. */
const NEAR = 250 * PACE;

export function gapTo(box: Box, centre: Point, foe: Pick<Foe, 'box' | 'centre'>): number {
  const dx = foe.centre.x - centre.x;
  const dy = foe.centre.y - centre.y;
  const rough = Math.sqrt(dx * dx + dy * dy) - (radiusOf(box) + radiusOf(foe.box)) * 0.7;
  return rough > NEAR ? rough : rangeBetween(box, foe.box);
}

export const nearestGap = (box: Box, foes: readonly Pick<Foe, 'box' | 'centre'>[]): number => {
  const centre = centreOf(box);
  return foes.reduce((least, foe) => Math.min(least, gapTo(box, centre, foe)), Number.POSITIVE_INFINITY);
};

export function outlookOf(g: LegioTable, id: number): Outlook {
  const foes = foesOf(g, sideOf(g, id));
  const friends = friendsOf(g, id)
    .filter((friend) => !isRouting(g, friend))
    .map((friend): Friend => {
      const box = boxOf(g, friend);
      const inLine = isFormedUnit(g, friend) && !isLight(factsOf(g, friend).kind.type) && !isInContact(g, friend);
      return { id: friend, box, centre: centreOf(box), inLine, gap: inLine ? nearestGap(box, foes) : 0 };
    });
  const rivals = foes.map((foe) => ({ ...foe, hope: matchup(g, id, foe.id), threat: matchup(g, foe.id, id) }));
  return { id, foes: rivals, friends };
}

/** How far a unit is from the nearest enemy who is not in rout. */
export const gapOf = (g: LegioTable, id: number): number => nearestGap(boxOf(g, id), foesOf(g, sideOf(g, id)));
