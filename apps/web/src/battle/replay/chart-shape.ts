import type { Story } from '@acies/session/protocol';

/** The room that the chart is drawn in; both parts have the battle from left to right. */
export const ROOM = { left: 66, right: 10, top: 8, strain: 110, between: 26, luck: 84, bottom: 26 } as const;
export const CHART_HEIGHT = ROOM.top + ROOM.strain + ROOM.between + ROOM.luck + ROOM.bottom;
export const LUCK_MIDDLE = ROOM.top + ROOM.strain + ROOM.between + ROOM.luck / 2;
export const FOOT = CHART_HEIGHT - ROOM.bottom;

export interface Scales {
  x(at: number): number;
  strainY(share: number): number;
  luckY(sum: number): number;
  /** The point of the battle that is nearest to a place in the chart. */
  atOf(x: number): number;
}

export function scalesOf(choices: number, width: number, mostLuck: number): Scales {
  const wide = width - ROOM.left - ROOM.right;
  const steps = Math.max(1, choices);
  return {
    x: (at) => ROOM.left + (at / steps) * wide,
    strainY: (share) => ROOM.top + ROOM.strain * (1 - Math.min(1, Math.max(0, share))),
    luckY: (sum) => LUCK_MIDDLE - (sum / mostLuck) * (ROOM.luck / 2),
    atOf: (x) => Math.min(choices, Math.max(0, Math.round(((x - ROOM.left) / wide) * steps))),
  };
}

const ROUND_SHARES = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5];

/** The end of the luck's scale: a round share that holds all of it. */
export function luckScale(sums: readonly number[]): number {
  const most = sums.reduce((so, sum) => Math.max(so, Math.abs(sum)), 0);
  return ROUND_SHARES.find((share) => share >= most) ?? Math.ceil(most);
}

/** A line in steps: a value holds until the next choice changes it. */
export function stepPath(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  const place = (value: number): string => String(Math.round(value * 10) / 10);
  const parts = [`M${place(x(0))} ${place(y(values[0]!))}`];
  for (let at = 1; at < values.length; at++)
    if (values[at] !== values[at - 1]) parts.push(`H${place(x(at))}V${place(y(values[at]!))}`);
  return `${parts.join('')}H${place(x(values.length - 1))}`;
}

/** So far apart must numbers of turns be to be read. */
const LEAST_APART = 26;

/** Where turns begin, and which of them have room for their number. */
export function turnMarks(turns: Story['turns'], x: (at: number) => number) {
  let last = Number.NEGATIVE_INFINITY;
  return turns
    .filter(({ turn }) => turn > 0)
    .map(({ turn, at }) => {
      const place = x(at);
      const isNamed = place - last >= LEAST_APART;
      if (isNamed) last = place;
      return { turn, at, x: place, isNamed };
    });
}
