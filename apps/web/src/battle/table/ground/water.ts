import type { Spot } from '@acies/kernel/picture';
import { aside, between, distance, headingFrom, middleOf, minus, plus, times } from '../geometry.ts';
import { type Edge, edgeKey, edgesOf } from './hills.ts';
import { along, at, move, smooth } from './paths.ts';
import { chance } from './seed.ts';

/** A watercourse never runs straight. */
export function winding(spots: readonly Spot[], grain: number): string {
  const steps = along(spots, grain * 1.6);
  const last = steps.length - 1;
  const bent = steps.map((spot, i) => {
    if (i === 0 || i === last) return spot;
    const sway = (chance(spot.x, spot.y, 7) - 0.5) * grain * 0.9;
    return plus(spot, times(aside(headingFrom(steps[i - 1]!, steps[i + 1]!)), sway));
  });
  return smooth(bent, false);
}

/** Which sides belong to two cells of water. */
export function sharedSides(outlines: readonly (readonly Spot[])[]): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const { from, to } of outlines.flatMap(edgesOf)) {
    const key = edgeKey(from, to);
    (seen.has(key) ? shared : seen).add(key);
  }
  return shared;
}

/** How water comes into its cells. */
interface Waterways {
  /** Sides between two cells of water. */
  readonly shared: ReadonlySet<string>;
  /** Sides at the rim of the table. */
  readonly rim: ReadonlySet<string>;
  /** Corners, as keys, by which it comes along a side between two dry cells. */
  readonly corners: ReadonlySet<string>;
  readonly grain: number;
}

/** A zone is crossed from side to side, even where the next is dry; what lies beyond is cut off. */
const ZONE_SIDES = 4;

interface Door {
  readonly at: Spot;
  /** Straight in from there. */
  readonly inward: Spot;
  /** Where it comes from, beyond the table or the zone. */
  readonly beyond?: Spot;
}

export const cornerKey = (corner: Spot): string => edgeKey(corner, corner);

/** The stream through a cell of water: from side to side, where the next one is, and off the table at its rim. */
export function throughCell(outline: readonly Spot[], ways: Waterways): string {
  const doors = doorsOf(outline, ways);
  const [first, ...others] = doors;
  const way = others.map((door) => through(first!, door)).join('');
  return way + doors.map(({ at: to, beyond }) => (beyond ? `${move(beyond)}L${at(to)}` : '')).join('');
}

const through = (a: Door, b: Door): string =>
  `${move(a.at)}C${at(plus(a.at, a.inward))} ${at(plus(b.at, b.inward))} ${at(b.at)}`;

function doorsOf(outline: readonly Spot[], { shared, rim, corners, grain }: Waterways): Door[] {
  const centre = middleOf(outline);
  const sides = edgesOf(outline).map((edge) => ({ key: edgeKey(edge.from, edge.to), door: sideDoor(edge, centre) }));
  const isShared = ({ key }: { readonly key: string }): boolean => shared.has(key);
  const doors: Door[] = [
    ...sides.filter(isShared).map(({ door }) => door),
    ...outline.filter((corner) => corners.has(cornerKey(corner))).map((corner) => cornerDoor(corner, centre)),
  ];
  const others = sides.filter((side) => !isShared(side));
  const isOut = ({ key }: { readonly key: string }): number => Number(rim.has(key));
  while (doors.length < 2 && others.length > 0) {
    const from = doors[0]?.at ?? centre;
    others.sort((a, b) => isOut(b) - isOut(a) || distance(b.door.at, from) - distance(a.door.at, from));
    const last = others.shift()!;
    const isThrough = rim.has(last.key) || outline.length === ZONE_SIDES;
    doors.push(isThrough ? outOfTable(last.door) : deadEnd(last.door, grain));
  }
  return doors;
}

const sideDoor = ({ from, to, inward }: Edge, centre: Spot): Door => ({
  at: between(from, to, doorShare(from, to)),
  inward: times(inward, distance(centre, between(from, to)) * 0.75),
});
const cornerDoor = (corner: Spot, centre: Spot): Door => ({ at: corner, inward: times(minus(centre, corner), 0.6) });
const outOfTable = (door: Door): Door => ({ ...door, beyond: minus(door.at, times(door.inward, 2)) });

/** Water that ends in its cell is round there, and does not reach into the next. */
function deadEnd({ at: end, inward }: Door, grain: number): Door {
  const short = (grain * 0.8) / (Math.hypot(inward.x, inward.y) || 1);
  return { at: plus(end, times(inward, short)), inward: times(inward, 1 - Math.min(0.8, short)) };
}

/** Where along a side it goes through: the same seen from both cells, and not quite the middle. */
function doorShare(from: Spot, to: Spot): number {
  const middle = between(from, to);
  const isForward = from.x < to.x || (from.x === to.x && from.y < to.y);
  const share = 0.5 + (chance(middle.x, middle.y, 5) - 0.5) * 0.4;
  return isForward ? share : 1 - share;
}
