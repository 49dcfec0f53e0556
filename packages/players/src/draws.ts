import type { Draw } from '@acies/kernel';
import { type Seed, SeededDice, seedOf } from '@acies/kernel/match';

/** Random numbers for a player, apart from the dice of the game. */
export function drawsFrom(seed: number): Draw {
  const dice = new SeededDice(seedOf(seed) satisfies Seed);
  const read = (face: number): number => face;
  return (below) => dice.one({ name: `D${below}`, faces: facesBelow(below) }, read, PURPOSE);
}

const PURPOSE = { clause: '', label: 'a player’s own draw' };

const lists: number[][] = [];
/** 0 to below the number, remembered by size. */
const facesBelow = (below: number): number[] => (lists[below] ??= Array.from({ length: below }, (_, i) => i));
