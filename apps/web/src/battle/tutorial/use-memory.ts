import { useState } from 'react';
import { keptJson } from '../../shell/kept-json.ts';
import { type ForgettingStore, type Store, store } from '../../shell/store.ts';
import { type CoachMemory, NOTHING_GIVEN } from './coach.ts';

interface Remembered {
  readonly memory: CoachMemory;
  /** What was remembered when the page was opened. */
  readonly earlier: CoachMemory;
  keep(memory: CoachMemory): void;
}

const keyOf = (game: string): string => `acies.coach.${game}`;

/** What was taught in a game is kept beside it, so that nothing is taught twice. */
export function useMemory(game: string): Remembered {
  const [earlier] = useState(() => readMemory(game));
  const [memory, setMemory] = useState(earlier);
  return {
    memory,
    earlier,
    keep: (next) => {
      store.setItem(keyOf(game), JSON.stringify(next));
      setMemory(next);
    },
  };
}

/** A game that is gone needs no memory. */
export const forgetMemory = (game: string, from: ForgettingStore = store): void => from.removeItem(keyOf(game));

/** Whatever else stands there, of another version or by another hand, is as if nothing had been taught. */
export function readMemory(game: string, from: Store = store): CoachMemory {
  const kept = keptJson(from.getItem(keyOf(game)));
  return isMemory(kept) ? kept : NOTHING_GIVEN;
}

const isMemory = (kept: unknown): kept is CoachMemory =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as CoachMemory).given === 'object' &&
  (kept as CoachMemory).given !== null &&
  typeof (kept as CoachMemory).isHidden === 'boolean';
