import type { BySide } from '@acies/kernel';
import type { Story } from '@acies/session/protocol';

/** The turn that a point of the battle is in. */
export function turnAt({ turns }: Pick<Story, 'turns'>, at: number): number {
  return turns.findLast((turn) => turn.at <= at)?.turn ?? 0;
}

/** The nearest key moment before or after a point. */
export function momentFrom({ moments }: Pick<Story, 'moments'>, at: number, way: 1 | -1): number | undefined {
  return way === 1 ? moments.find((one) => one.at > at)?.at : moments.findLast((one) => one.at < at)?.at;
}

/** The luck of the dice summed up after each choice, from the start as far as it is known. */
export function luckSums(luck: Story['luck']): number[] {
  const sums = [0];
  for (const one of luck) {
    if (one === undefined) break;
    sums.push(sums.at(-1)! + one);
  }
  return sums;
}

interface TurnRow {
  /** Undefined is the end of the record. */
  readonly turn: number | undefined;
  readonly at: number;
  readonly strain: BySide<number>;
  readonly luck: number | undefined;
}

/** How it stood as each turn began, and in the end. */
export function rowsByTurn({ turns, strain, luck, choices }: Story): TurnRow[] {
  const sums = luckSums(luck);
  const row = (turn: number | undefined, at: number): TurnRow => ({ turn, at, strain: strain[at]!, luck: sums[at] });
  return [...turns.filter(({ turn }) => turn > 0).map(({ turn, at }) => row(turn, at)), row(undefined, choices)];
}

/** So long may the worker be held up by a piece of the luck; other questions wait for it. */
const HOLD_UP_MS = 60;
const MOST_AT_ONCE = 64;

/** How many choices to ask the luck of next, by how long the last piece took. */
export function nextPiece(last: number, tookMs: number): number {
  if (tookMs > 2 * HOLD_UP_MS) return Math.max(1, Math.floor(last / 2));
  return tookMs < HOLD_UP_MS ? Math.min(MOST_AT_ONCE, last * 2) : last;
}
