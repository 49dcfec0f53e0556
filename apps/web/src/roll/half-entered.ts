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

/** What another version or a hand has left there is as if nothing had been entered. */
export function enteringFor(store: Store, situation: string): Entering | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) || 'null');
    return isKept(kept) && kept.situation === situation ? kept.entering : undefined;
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
    return undefined;
  }
}

const isKept = (kept: unknown): kept is { readonly situation: string; readonly entering: Entering } => {
  const { situation, entering } = (kept ?? {}) as { readonly situation?: unknown; readonly entering?: Entering };
  return typeof situation === 'string' && Array.isArray(entering?.fallen) && typeof entering.text === 'string';
};
