import { useSyncExternalStore } from 'react';
import { createLedger } from './ledger.ts';
import type { Entry } from './luck.ts';

export const ledger = createLedger(window.localStorage);

export const useLedger = (): readonly Entry[] => useSyncExternalStore(ledger.subscribe, ledger.entries);
