import { useSyncExternalStore } from 'react';
import { store } from '../shell/store.ts';
import { createLedger } from './ledger.ts';
import type { Entry } from './luck.ts';

export const ledger = createLedger(store);

// Another tab has rolled.
window.addEventListener('storage', () => ledger.reread());

export const useLedger = (): readonly Entry[] => useSyncExternalStore(ledger.subscribe, ledger.entries);
