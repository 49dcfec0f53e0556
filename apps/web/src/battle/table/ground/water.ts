import type { Spot } from '@acies/kernel';
import { aside, between, distance, headingFrom, middleOf, plus, times } from '../geometry.ts';
import { edgeKey, edgesOf } from './hills.ts';
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

interface Door {
  readonly at: Spot;
  /** Straight in from there. */
  readonly inward: Spot;
}

/** The stream through a cell of water: from side to side, where the next one is, and off the table at its rim. */
export function throughCell(outline: readonly Spot[], shared: ReadonlySet<string>, rim: ReadonlySet<string>): string {
  const centre = middleOf(outline);
  const sides = edgesOf(outline).map(({ from, to, inward }) => ({
    key: edgeKey(from, to),
    door: {
      at: between(from, to, doorShare(from, to)),
      inward: times(inward, distance(centre, between(from, to)) * 0.75),
    },
  }));
  const doors: Door[] = sides.filter(({ key }) => shared.has(key)).map(({ door }) => door);
  for (let more = doors.length; more < 2; more++) {
    const from = doors[0]?.at ?? centre;
    const others = sides.filter(({ door }) => !doors.includes(door));
    const isOut = ({ key }: { readonly key: string }): number => Number(rim.has(key));
    others.sort((a, b) => isOut(b) - isOut(a) || distance(b.door.at, from) - distance(a.door.at, from));
    if (others[0]) doors.push(others[0].door);
  }
  const [a, b] = doors;
  if (a && b && doors.length === 2)
    return `${move(a.at)}C${at(plus(a.at, a.inward))} ${at(plus(b.at, b.inward))} ${at(b.at)}`;
  return doors.map((door) => `${move(door.at)}Q${at(plus(door.at, door.inward))} ${at(centre)}`).join('');
}

/** Where along a side it goes through: the same seen from both cells, and not quite the middle. */
function doorShare(from: Spot, to: Spot): number {
  const middle = between(from, to);
  const isForward = from.x < to.x || (from.x === to.x && from.y < to.y);
  const share = 0.5 + (chance(middle.x, middle.y, 5) - 0.5) * 0.4;
  return isForward ? share : 1 - share;
}
