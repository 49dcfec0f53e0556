import type { Fallen } from '@acies/kernel';
import type { Store } from '../shell/store.ts';

const KEY = 'acies.entering';

/** Dice that are being typed in: the throws that were taken, and what stands in the field. */
export interface Entering {
  readonly fallen: readonly Fallen[];
  readonly text: string;
}

/** Kept with its situation, so that a page that is loaded anew does not lose a throw half entered. */
export const keepEntering = (store: Store, situation: string, entering: Entering | undefined): void =>
  store.setItem(KEY, entering ? JSON.stringify({ situation, entering }) : '');

export function enteringFor(store: Store, situation: string): Entering | undefined {
  const kept = store.getItem(KEY);
  if (!kept) return undefined;
  const data = JSON.parse(kept) as { readonly situation: string; readonly entering: Entering };
  return data.situation === situation ? data.entering : undefined;
}
