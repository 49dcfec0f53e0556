import {
  type Bounds,
  type Box,
  boundsMeet,
  boundsOfArea,
  crosses,
  distanceToLine,
  frontOf,
  type Leg,
  type Line,
} from '@acies/table';
import type { Manoeuvre } from '../sheet/chapters/manoeuvre.ts';
import { isChariots, type TroopId } from '../sheet/troops.ts';
import { JT, type Setting, spot } from './setting.ts';

type Way = Pick<Leg, 'from' | 'to'>;

/** A line that a way crosses, or a gap that it passes, and the first leg on which it does. */
export interface Crossing {
  readonly manoeuvre: Extract<Manoeuvre, 'pass a gap' | 'cross obstacle' | 'cross major obstacle'>;
  readonly line: Line;
  readonly leg: number;
}

/** CB-MAN-7 (R): how far beyond a major obstacle the move that crosses it may end, in javelin throws. */
export const BEYOND_MAJOR = 0.5;

/** CB-MAN-7, CB-MAN-8 (R): what the middle of its front crosses, each line once; who passes a gap does not cross what it is in. */
export function crossingsOn(setting: Setting, legs: readonly Way[]): Crossing[] {
  if (setting.isUncrossed) return [];
  const crossed = (manoeuvre: Crossing['manoeuvre'], lines: readonly Line[]): Crossing[] =>
    lines
      .map((line) => ({ manoeuvre, line, leg: legs.findIndex((leg) => crossesOn(line, leg)) }))
      .filter(({ leg }) => leg >= 0);
  const gaps = crossed('pass a gap', setting.lines.gap);
  const shut = [
    ...crossed('cross obstacle', setting.lines.obstacle),
    ...crossed('cross major obstacle', setting.majors),
  ];
  return [...gaps, ...shut.filter(({ line }) => !gaps.some((gap) => isGapIn(gap.line, line)))];
}

/** Whether any line that a way could cross comes within such bounds. */
export const liesAcross = (setting: Setting, bounds: Bounds): boolean => {
  const comesWithin = (line: Line): boolean => boundsMeet(boundsOfArea(line), bounds);
  return (
    setting.lines.gap.some(comesWithin) || setting.lines.obstacle.some(comesWithin) || setting.majors.some(comesWithin)
  );
};

/** A gate, ford or bridge is in a line that it reaches to within half a javelin throw. */
const isGapIn = ({ points }: Line, line: Line): boolean =>
  points.some((point) => distanceToLine(line, spot(point)) <= JT / 2);

/** Who starts on the very line has come to it before. */
function crossesOn(line: Line, { from, to }: Way): boolean {
  const [a, b] = [frontOf(from), frontOf(to)];
  return crosses(line, a, b) && !crosses(line, a, a);
}

/** CB-MAN-7: how far a way goes on beyond a line that it crosses. */
export function wayBeyond({ line, leg }: Crossing, legs: readonly Leg[]): number {
  const later = legs.slice(leg + 1).reduce((sum, { length }) => sum + length, 0);
  return endsBeyond(line, legs[leg]!.to) + later;
}

/** How far the middle of a front is from a line. */
export const endsBeyond = (line: Line, box: Box): number => distanceToLine(line, spot(frontOf(box)));

/** CB-MAN-7: whether a line that a class cannot cross at all lies between two places. */
export const bars = (setting: Setting, type: TroopId, from: Box, to: Box): boolean =>
  isChariots(type) && crossesMajor(setting, from, to);

export const crossesMajor = (setting: Setting, from: Box, to: Box): boolean =>
  setting.majors.length > 0 &&
  crossingsOn(setting, [{ from, to }]).some(({ manoeuvre }) => manoeuvre === 'cross major obstacle');
