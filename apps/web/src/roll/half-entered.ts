import type { Fallen } from '@acies/kernel/match';
import { keptJson } from '../shell/kept-json.ts';
import type { Store } from '../shell/store.ts';

const KEY = 'acies.entering';

/** Dice that are being typed in: the throws that were taken, and what stands in the field. */
export interface Entering {
  readonly fallen: readonly Fallen[];
  readonly text: string;
}

interface Kept {
  readonly situation: string;
  readonly entering: Entering;
}

/** Kept with its situation, so that a page that is loaded anew does not lose a throw half entered. */
export const keepEntering = (store: Store, situation: string, entering: Entering | undefined): void =>
  store.setItem(KEY, entering ? JSON.stringify({ situation, entering } satisfies Kept) : '');

/** What another version or a hand has left there is as if nothing had been entered. */
export function enteringFor(store: Store, situation: string): Entering | undefined {
  const kept = keptJson(store.getItem(KEY));
  return isKept(kept) && kept.situation === situation ? kept.entering : undefined;
}

function isKept(kept: unknown): kept is Kept {
  const { situation, entering } = (kept ?? {}) as Partial<Kept>;
  return (
    typeof situation === 'string' &&
    typeof entering?.text === 'string' &&
    Array.isArray(entering.fallen) &&
    entering.fallen.every((one) => typeof one?.die === 'string' && Array.isArray(one.faces))
  );
}
