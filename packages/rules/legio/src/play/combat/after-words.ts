import { dpFor, goesOn } from '../../sheet/combat/after-combat.ts';
import type { AfterMove, CombatResult } from '../../sheet/combat/combat-results.ts';

const inContact = (opponents: readonly AfterMove[]): boolean =>
  opponents.some((move) => move === 'halt' || goesOn(move));

/** LG-AFT-1, LG-RES-4: a move after combat in words; who halts before one who stays is still in contact with him. */
export function labelAfter({ moves }: CombatResult, choice: AfterMove, opponents: readonly AfterMove[]): string {
  if (choice !== 'halt' || !inContact(opponents)) return choice;
  return moves.includes('halt') ? 'halt, and stay in contact' : 'stay in contact';
}

const THEN: Readonly<Partial<Record<AfterMove, string>>> = {
  halt: 'halted next turn',
  'fall back': 'halted next turn unless followed up',
  retire: 'unformed',
  pursue: 'unformed',
};

/** LG-RES-1 to LG-RES-7: what it costs a unit, and how that leaves it. */
export function previewAfter(result: CombatResult, choice: AfterMove, opponents: readonly AfterMove[]): string {
  const dp = dpFor(result, choice, opponents);
  const costs = `${dp} DP${dp === 1 ? '' : 's'}`;
  return [costs, ...(THEN[choice] ? [THEN[choice]] : [])].join(', ');
}
