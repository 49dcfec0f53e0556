import { registerSW } from 'virtual:pwa-register';
import { useSyncExternalStore } from 'react';

/** Whether another version waits, or another tab has begun to use it. */
let isReady = false;
const listeners = new Set<() => void>();

function offer(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

/**
 * Looks after working without a network. Another version waits for the next start or for leave to begin; no tab is loaded
 * anew by itself, for it may have a throw half entered.
 */
export const watchUpdates = (): unknown => registerSW({ immediate: true, onNeedRefresh: offer, onNeedReload: offer });

/** Loads this tab with the other version, once that has begun. */
export async function beginUpdate(): Promise<void> {
  const workers = navigator.serviceWorker;
  const waiting = (await workers.getRegistration())?.waiting;
  // Where another tab has begun it already there is nothing to wait for.
  if (!waiting) return window.location.reload();
  workers.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsUpdateReady = (): boolean => useSyncExternalStore(subscribe, () => isReady);
