import { BadInput } from '@acies/kernel';
import { cornersOf, isOffTable, overlap, reachesInto } from '@acies/table';
import { closedFor, type Field, type UnitFacts } from './field.ts';

/** Units as the battle places them: on the table, clear of each other, and not in ground closed to them. */
export function checkPlaces(field: Field): void {
  for (const unit of field.units) {
    const because = placeFault(field, unit);
    if (because) throw new BadInput(`the battle cannot be used:\n  ${unit.name} ${because}`);
  }
}

function placeFault(field: Field, { start, id, kind }: UnitFacts): string | undefined {
  if (isOffTable(field.table, start)) return 'stands off the table';
  const corners = cornersOf(start);
  if (closedFor(field, kind.type).some((area) => reachesInto(area, corners))) return 'stands in ground closed to it';
  const other = field.units.find((one) => one.id < id && overlap(one.start, start));
  return other && `stands on ${other.name}`;
}
