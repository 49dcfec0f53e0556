import { D6, type Dice, readingOf } from '@acies/kernel';
import { FAILS } from '../readings.ts';
import type { Who } from '../who.ts';

/** CK-PUR-1: 5D6, each 4, 5 and 6 a half base lost. */
export const PURSUIT_DICE = 5;

export const rollPursuit = (dice: Dice, who: Who): number =>
  dice.pool(PURSUIT_DICE, FAILS, { clause: 'CK-PUR-1', label: 'pursuit', ...who });

/** CK-PUR-2: who may have the pursuit after a fight thrown again. */
export const pursuitReroll = (margin: number): 'pursued' | 'pursuer' => (margin >= 2 ? 'pursuer' : 'pursued');

/** CK-OUT-3: a fight won by so many hits destroys cavalry of the loser. */
export const DESTRUCTION_MARGIN = 2;
const DESTROYED_FROM = 9;

/** 2D6 are read by their sum: the number of dice that show each face gives it. */
const CAVALRY_DESTROYED = readingOf('9 or more on 2D6', D6, [[2], [3], [4], [5], [6]], (counts) => {
  let sum = 0;
  for (let kind = 0; kind < 6; kind++) sum += counts[kind]! * (kind + 1);
  return sum >= DESTROYED_FROM ? 1 : 0;
});

/** CK-OUT-3: whether a cavalry unit of the loser is destroyed. */
export const rollDestruction = (dice: Dice, who: Who): boolean =>
  dice.pool(2, CAVALRY_DESTROYED, { clause: 'CK-OUT-3', label: 'cavalry destruction', ...who }) === 1;
