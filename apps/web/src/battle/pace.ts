import type { TableState } from '@acies/session/protocol';
import { useEffect, useState } from 'react';
import { store } from '../shell/store.ts';
import type { BattleClient } from './client.ts';

/** How long a move is seen, in milliseconds. */
export const PACES = { off: 0, fast: 250, normal: 700, slow: 1600 } as const;
export type Pace = keyof typeof PACES;

const KEY = 'acies.pace';

export function usePace(): readonly [Pace, (pace: Pace) => void] {
  const [pace, setPace] = useState<Pace>(
    () => (Object.keys(PACES) as Pace[]).find((one) => one === store.getItem(KEY)) ?? 'normal',
  );
  useEffect(() => {
    store.setItem(KEY, pace);
  }, [pace]);
  return [pace, setPace];
}

/** Lets whoever decides without a person go on, once what there is has been seen. */
export function useGoOn(client: BattleClient, state: TableState, pace: Pace, isPaused: boolean): void {
  useEffect(() => goingOn(client, state, pace, isPaused), [client, state, pace, isPaused]);
}

/** Waits and goes on; undefined where nobody does. What comes of it ends the wait. */
export function goingOn(
  client: Pick<BattleClient, 'goOn'>,
  { waits }: Pick<TableState, 'waits'>,
  pace: Pace,
  isPaused: boolean,
): (() => void) | undefined {
  if (!waits || isPaused) return undefined;
  const timer = setTimeout(() => client.goOn(), PACES[pace]);
  return () => clearTimeout(timer);
}
