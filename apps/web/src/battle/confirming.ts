import type { Json } from '@acies/kernel';
import { useState } from 'react';
import { store } from '../shell/store.ts';
import type { BattleClient } from './client.ts';

/** When what was pressed is first laid before the person: always, when it cannot be taken back, or never. */
export const CONFIRMINGS = ['always', 'dice', 'never'] as const;
export type Confirming = (typeof CONFIRMINGS)[number];

const KEY = 'acies.confirm';

export function useConfirming(): readonly [Confirming, (confirming: Confirming) => void] {
  const [confirming, setConfirming] = useState<Confirming>(
    () => CONFIRMINGS.find((one) => one === store.getItem(KEY)) ?? 'dice',
  );
  const keep = (next: Confirming): void => {
    store.setItem(KEY, next);
    setConfirming(next);
  };
  return [confirming, keep];
}

/** Whether a choice is laid before the person instead of being made; undefined where it no longer matters. */
export async function isProposed(
  client: Pick<BattleClient, 'askNow'>,
  confirming: Confirming,
  choice: Json,
): Promise<boolean | undefined> {
  if (confirming !== 'dice') return confirming === 'always';
  const binding = await client.askNow('binding', { choice });
  return binding && binding !== 'nothing';
}
