import { INCH, inUnits, sayTurn } from '@acies/table';
import type { Pose } from './board.ts';
import { type ClockTable, factsOf } from './table.ts';

/** A place on the table as one would tell it: "20 inches from the left and 14 from the top, facing ahead". */
export function sayPlace(g: ClockTable, unit: number, { x, y, heading }: Pose): string {
  const turned = sayTurn(factsOf(g, unit).start.heading, heading);
  const facing = turned === 'face as before' ? 'facing ahead' : turned.replace('turn', 'turned');
  return `${inUnits(x, INCH)} inches from the left and ${inUnits(y, INCH)} from the top, ${facing}`;
}
