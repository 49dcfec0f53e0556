import { D6, type Dice } from '@acies/kernel';
import type { Who } from '@acies/rules-disorder';

/** LG-ELE-1: which way elephants run, as they face. */
export const RAMPAGES = ['back', 'left', 'right', 'forward'] as const;
export type Rampage = (typeof RAMPAGES)[number];

/** LG-ELE-1: paces beyond the enemy through whose ranks elephants pass. */
export const PASS_THROUGH = 20;

const WAYS: readonly Rampage[] = ['back', 'back', 'back', 'left', 'right', 'forward'];

export const rampageWay = (face: number): Rampage => WAYS[face - 1]!;

export const rollRampage = (dice: Dice, who: Who = {}): Rampage =>
  dice.one(D6, rampageWay, { clause: 'LG-ELE-1', label: 'rampage', ...who });
