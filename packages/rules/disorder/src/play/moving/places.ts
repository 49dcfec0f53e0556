import type { Side } from '@acies/kernel';
import { unusable } from '@acies/kernel/input';
import { type Area, type Box, cornersOf, isOffTable, overlap, reachesInto, type TableSize } from '@acies/table';

/** A unit as a battle places it, and the ground that is closed to it. */
export interface PlacedUnit {
  readonly side: Side;
  readonly name: string;
  readonly start: Box;
  readonly closed: readonly Area[];
}

/** Units as a battle places them, in its order: on the table, clear of each other, and not in ground closed to them. */
export function checkPlaces(table: TableSize, units: readonly PlacedUnit[]): void {
  for (const [i, unit] of units.entries()) {
    const because = placeFault(table, unit, units.slice(0, i));
    const among = units.slice(0, i).filter(({ side }) => side === unit.side).length;
    if (because) throw unusable('the battle', [`armies.${unit.side}.units[${among}].at: ${unit.name} ${because}`]);
  }
}

function placeFault(
  table: TableSize,
  { start, closed }: PlacedUnit,
  before: readonly PlacedUnit[],
): string | undefined {
  if (isOffTable(table, start)) return 'stands off the table';
  const corners = cornersOf(start);
  if (closed.some((area) => reachesInto(area, corners))) return 'stands in ground closed to it';
  const other = before.find((one) => overlap(one.start, start));
  return other && `stands on ${other.name}`;
}
