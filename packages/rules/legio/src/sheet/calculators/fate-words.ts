import type { Fate } from '../combat/combat-fates.ts';
import type { AfterMove } from '../combat/combat-results.ts';

const MOVES: Readonly<Record<AfterMove, string>> = {
  halt: 'halts',
  'follow up': 'follows up',
  pursue: 'pursues',
  'fall back': 'falls back',
  retire: 'retires',
  break: 'breaks',
  'pass through': 'passes through the ranks',
  rampage: 'rampages',
  destroyed: 'destroyed',
};

/** What befalls a unit in combat, and what it may then do. */
export function fateWords({ dpGained, standsLost, becameShaken, destroyed, moves, haltDp }: Fate): string {
  if (destroyed) return MOVES.destroyed;
  const breaks = moves.includes('break');
  const move = (one: AfterMove): string => (one === 'halt' && haltDp > 0 ? `halts at ${haltDp} DP` : MOVES[one]);
  return [
    ...(dpGained > 0 ? [`${dpGained} DP`] : []),
    // LG-RES-6, LG-MOR-5: no combat costs more than one.
    ...(standsLost > 0 ? ['loses a stand'] : []),
    ...(becameShaken && !breaks ? ['shaken'] : []),
    moves.map(move).join(' or '),
  ].join(', ');
}
