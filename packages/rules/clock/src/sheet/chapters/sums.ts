import type { DiceEvent } from '@acies/kernel';

/** "7 - 2 = 5": the last die of those and what was added to it; undefined where there is none. */
export function sumOf(thrown: readonly DiceEvent[], added: number): string | undefined {
  const face = thrown.at(-1)?.faces[0];
  if (face === undefined) return undefined;
  return added === 0 ? `${face}` : `${face} ${added < 0 ? '-' : '+'} ${Math.abs(added)} = ${face + added}`;
}
