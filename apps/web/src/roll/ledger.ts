import { useSyncExternalStore } from 'react';

/** One roll of the evening. */
export interface Entry {
  readonly sheet: string;
  readonly procedure: string;
  readonly title: string;
  readonly href: string;
  readonly text: string;
  readonly dice: readonly string[];
  readonly chance: number;
  /** Which share of the odds is worse than this, half of what is equal among it: 0.5 is what one may expect. */
  readonly luck: number;
  readonly at: number;
}

const KEY = 'acies.ledger';
const MOST = 200;

let entries: readonly Entry[] = read();
const listeners = new Set<() => void>();

function read(): readonly Entry[] {
  const stored = window.localStorage.getItem(KEY);
  if (stored === null) return [];
  try {
    const data: unknown = JSON.parse(stored);
    return Array.isArray(data) ? (data as Entry[]) : [];
  } catch {
    // What another version or a hand has left there is no ledger: begin a new one.
    return [];
  }
}

function write(next: readonly Entry[]): void {
  entries = next;
  window.localStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export const addEntry = (entry: Entry): void => write([entry, ...entries].slice(0, MOST));
export const clearLedger = (): void => write([]);

export const useLedger = (): readonly Entry[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => entries,
  );

/** The average luck of all rolls that could have gone better or worse. */
export function luckOf(all: readonly Entry[]): number | undefined {
  const open = all.filter(({ chance }) => chance < 1);
  return open.length === 0 ? undefined : open.reduce((sum, { luck }) => sum + luck, 0) / open.length;
}
