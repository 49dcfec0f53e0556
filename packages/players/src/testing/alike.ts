import type { LiveGame } from '@acies/kernel';
import { expect } from 'vitest';
import { drawsFrom } from '../draws.ts';
import { type Player, questionFor } from '../player.ts';

/** Has a player play both sides for so many decisions, and asks him each one twice: he answers alike, and leaves the table as it is. */
export function playAlike(player: Player, live: LiveGame, most: number): Set<string> {
  const decisions = new Set<string>();
  for (let asked = 0; asked < most && !live.over; asked++) {
    const pending = live.game.pending.find((one) => one.answer === undefined)!;
    decisions.add(pending.decision);
    const before = JSON.stringify(live.game.board);
    const choice = player.choose(questionFor(live, pending, drawsFrom(1)));
    expect(player.choose(questionFor(live, pending, drawsFrom(2)))).toEqual(choice);
    expect(JSON.stringify(live.game.board)).toBe(before);
    live.choose(pending, choice);
  }
  return decisions;
}
