import { type DiceEvent, readFaces } from '@acies/kernel';
import { HITS } from '../chapters/hits.ts';

/** Pila, shooting and melee: what is thrown for hits. */
const FOR_HITS = ['HX-PIL-1', 'HX-FIR-1', 'HX-MEL-1'];

/** The hits of each pool; a die alone speaks for itself. */
export const working = (_: unknown, thrown: readonly DiceEvent[]): string[] =>
  thrown
    .filter(({ clauses: [clause] }) => FOR_HITS.includes(clause!))
    .map(({ label, unit, faces }) => {
      const hits = readFaces(HITS, faces);
      return `${label}${unit ? ` of ${unit}` : ''}: ${hits} ${hits === 1 ? 'hit' : 'hits'}`;
    });
