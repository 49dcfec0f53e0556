import type { Side } from '@acies/kernel';
import type { Pose, Shown, Spot } from '@acies/kernel/picture';
import { cornerOf, middleOf, type Zone } from '@acies/zones';
import { type CkContext, combatantsIn, factsOf, unitOf, unitsIn } from '../board/look.ts';
import { HALVES } from '../sheet/troops.ts';

type Ghost = NonNullable<Shown['ghosts']>[number];

/** Room for units within a zone: below a strip for its name, generals and markers. */
const ROOM = { left: 8, top: 32, width: 184, height: 104 };
/** So many beside each other, and two such lines; where there are more all are drawn smaller. */
const COLUMNS = 3;
const LINES = 2;
const DEPTH = 38;
const BASE_WIDTH = 16;
const MARGIN = 8;

/** No unit of CK faces anywhere but to the enemy's base edge. */
const HEADINGS: Readonly<Record<Side, number>> = { red: 0, blue: 1800 };

const widthOf = (bases: number): number => MARGIN + bases * BASE_WIDTH;

/** Where the nth of so many units in a zone stands, wherever its zone is: the first line is nearest to the enemy. */
function slotOf(n: number, count: number, side: Side): Spot & { readonly scale: number } {
  const lines = Math.max(LINES, Math.ceil(count / COLUMNS));
  const line = Math.floor(n / COLUMNS);
  const inLine = Math.min(COLUMNS, count - line * COLUMNS);
  return {
    x: ROOM.left + ROOM.width / 2 + ((n % COLUMNS) - (inLine - 1) / 2) * (ROOM.width / COLUMNS),
    y: ROOM.top + ((side === 'red' ? line : lines - 1 - line) + 1 / 2) * (ROOM.height / lines),
    scale: LINES / lines,
  };
}

/** How one of those in a zone stands. */
export function poseIn(g: CkContext, id: number, zone: Zone, there: readonly number[]): Pose {
  const { side, start } = factsOf(g, id);
  const { x, y, scale } = slotOf(there.indexOf(id), there.length, side);
  const corner = cornerOf(g.setting.grid, zone);
  return {
    ...{ x: corner.x + x, y: corner.y + y, heading: HEADINGS[side] },
    ...{ width: widthOf(start / HALVES) * scale, depth: DEPTH * scale },
  };
}

/** Those in a zone once others have joined them, in the order in which they are drawn. */
const joined = (g: CkContext, zone: Zone, units: readonly number[]): number[] => {
  const there = units.length === 0 ? [] : unitsIn(g, zone, factsOf(g, units[0]!).side);
  return [...new Set([...there, ...units])].sort((a, b) => a - b);
};

const ghostsIn = (g: CkContext, zone: Zone, units: readonly number[]): Ghost[] => {
  const there = joined(g, zone, units);
  return units.map((id) => ({ id, ...poseIn(g, id, zone, there) }));
};

/** Units who come to stand in a zone, from another or from beside the table. */
export function showComing(g: CkContext, units: readonly number[], to: Zone, over: readonly Zone[] = []): Shown {
  const from = units.length === 0 ? -1 : unitOf(g, units[0]!).zone;
  const shown = { pieces: units, cell: to, ghosts: ghostsIn(g, to, units) };
  return from < 0 ? shown : { ...shown, way: wayOver(g, [from, ...over, to]) };
}

/** Units each of whom comes to stand in a zone of its own. */
export function showPlaced(g: CkContext, units: readonly number[], zoneOf: (id: number) => number): Shown {
  const zones = [...new Set(units.map(zoneOf))].filter((zone) => zone >= 0);
  return {
    pieces: units,
    ghosts: zones.flatMap((zone) =>
      ghostsIn(
        g,
        zone,
        units.filter((id) => zoneOf(id) === zone),
      ),
    ),
  };
}

export const wayOver = (g: CkContext, zones: readonly Zone[]): Spot[] =>
  zones.map((zone) => middleOf(g.setting.grid, zone));

/** An assault of one zone on another. */
export const showAssault = (g: CkContext, side: Side, from: Zone, to: Zone): Shown => ({
  pieces: combatantsIn(g, from, side),
  targets: unitsIn(g, to, side === 'red' ? 'blue' : 'red'),
  cell: to,
});
