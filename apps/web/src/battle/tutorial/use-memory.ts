import { useState } from 'react';
import { store } from '../../shell/store.ts';
import { type CoachMemory, NOTHING_GIVEN } from './coach.ts';

interface Remembered {
  readonly memory: CoachMemory;
  /** What was remembered when the page was opened. */
  readonly earlier: CoachMemory;
  keep(memory: CoachMemory): void;
}

/** What was taught in a game is kept beside it, so that nothing is taught twice. */
export function useMemory(game: string): Remembered {
  const key = `acies.coach.${game}`;
  const [earlier] = useState(() => readMemory(key));
  const [memory, setMemory] = useState(earlier);
  return {
    memory,
    earlier,
    keep: (next) => {
      store.setItem(key, JSON.stringify(next));
      setMemory(next);
    },
  };
}

function readMemory(key: string): CoachMemory {
  const kept = store.getItem(key);
  return kept === null ? NOTHING_GIVEN : (JSON.parse(kept) as CoachMemory);
}
