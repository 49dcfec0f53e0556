import type { Losses } from '../chapters/losses.ts';
import { FALL_BACK } from '../combat/after-combat.ts';
import type { Fate } from '../combat/combat-fates.ts';
import type { AfterMove } from '../combat/combat-results.ts';

const MOVES: Readonly<Record<AfterMove, string>> = {
  halt: 'halts',
  'open ranks': 'opens ranks',
  'follow up': 'follows up',
  pursue: 'pursues',
  'burst through': 'bursts through',
  'fall back': `falls back ${FALL_BACK} JT`,
  retire: 'retires',
  break: 'breaks',
  rampage: 'rampages',
  destroyed: 'destroyed',
};

const standsWords = (stands: number): string => (stands === 1 ? 'loses a stand' : `loses ${stands} stands`);

/** What DPs and losses do to a unit that is still there. */
const lossParts = ({ dpGained, standsLost, becameShaken }: Losses, breaks: boolean): string[] => [
  ...(dpGained > 0 ? [`${dpGained} DP`] : []),
  ...(standsLost > 0 ? [standsWords(standsLost)] : []),
  ...(becameShaken && !breaks ? ['shaken'] : []),
];

/** What befalls a unit for morale. */
export function lossWords(losses: Losses): string {
  if (losses.destroyed) return MOVES.destroyed;
  const parts = [...lossParts(losses, false), ...(losses.rampages ? [MOVES.rampage] : [])];
  return parts.join(', ') || 'no effect';
}

/** What befalls a unit in combat, and what it may then do. */
export function fateWords(fate: Fate): string {
  if (fate.destroyed) return MOVES.destroyed;
  const words = fate.moves.map((move) => MOVES[move]);
  const moves = [...words, ...(fate.takesGround ? ['takes their ground'] : [])].join(' or ');
  return [...lossParts(fate, fate.moves.includes('break')), moves].join(', ');
}
