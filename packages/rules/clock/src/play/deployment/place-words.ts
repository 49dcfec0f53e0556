import { INCH, inUnits, normalise, sayTurn } from '@acies/table';
import type { Pose } from '../../board/board.ts';
import { type ClockContext, factsOf } from '../../board/look.ts';
import { exactly } from '../orders/order-text.ts';

/** A place on the table as one would tell it: "20 inches from the left and 14 from the top, facing ahead". */
export function sayPlace(g: ClockContext, unit: number, { x, y, heading }: Pose): string {
  const turned = sayTurn(factsOf(g, unit).start.heading, heading);
  const facing = turned === 'face as before' ? 'facing ahead' : turned.replace('turn', 'turned');
  return `${inUnits(x, INCH)} inches from the left and ${inUnits(y, INCH)} from the top, ${facing}`;
}

/** A place on the table as one types it, exactly. */
export const placeToType = ({ x, y, heading }: Pose): string => `at ${exactly(x)} ${exactly(y)} facing ${heading / 10}`;

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const INCHES = String.raw`(?:\s*(?:inches|inch|in|"|″))?`;
const SAID = new RegExp(
  `^${NUMBER}${INCHES} from the left(?:,| and|, and)? ${NUMBER}${INCHES} from the top(?:[,\\s]+(.+))?$`,
  'i',
);

/** A place that is told as it is told here; undefined where it is told otherwise. */
export function placeSaid(g: ClockContext, unit: number, text: string): Pose | undefined {
  const match = SAID.exec(text.trim());
  if (!match) return undefined;
  const [, x, y, facing = 'facing ahead'] = match;
  const turn = turnSaid(facing.trim());
  if (turn === undefined) return undefined;
  const heading = normalise(factsOf(g, unit).start.heading + turn);
  return { x: Math.round(Number(x) * INCH), y: Math.round(Number(y) * INCH), heading };
}

/** "facing ahead", "turned about", "turned 17° to the left": in tenths of a degree to the right. */
function turnSaid(text: string): number | undefined {
  if (/^facing ahead$/i.test(text)) return 0;
  if (/^turned about$/i.test(text)) return 1800;
  const [, degrees, hand] = /^turned (\d+)(?:°| degrees)? to the (left|right)$/i.exec(text) ?? [];
  if (degrees === undefined) return undefined;
  return Number(degrees) * (hand!.toLowerCase() === 'left' ? -10 : 10);
}
