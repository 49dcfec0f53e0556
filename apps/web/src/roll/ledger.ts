import { keptJson } from '../shell/kept-json.ts';
import type { Entry } from './luck.ts';

const KEY = 'acies.ledger';
const MOST = 200;

export interface Ledger {
  /** The latest first. */
  entries(): readonly Entry[];
  add(entry: Entry): void;
  /** Takes out a roll that was none. */
  remove(entry: Entry): void;
  clear(): void;
  /** Puts back what was cleared, behind what has been rolled since. */
  restore(cleared: readonly Entry[]): void;
  /** Somebody else has written to the store. */
  reread(): void;
  subscribe(listener: () => void): () => void;
}

/** The rolls of the evening, kept in the browser's store so that neither a reload nor an update loses them. */
export function createLedger(store: Pick<Storage, 'getItem' | 'setItem'>): Ledger {
  let entries = read(store.getItem(KEY));
  const listeners = new Set<() => void>();
  const show = (next: readonly Entry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const write = (next: readonly Entry[]): void => {
    store.setItem(KEY, JSON.stringify(next));
    show(next);
  };
  // Another tab may have rolled since: what it wrote is not to be lost.
  const stored = (): readonly Entry[] => read(store.getItem(KEY));
  return {
    entries: () => entries,
    add: (entry) => write([entry, ...stored()].slice(0, MOST)),
    remove: ({ at }) => write(stored().filter((one) => one.at !== at)),
    clear: () => write([]),
    restore: (cleared) => write([...stored(), ...cleared].slice(0, MOST)),
    reread: () => show(stored()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What another version or a hand has left there and is no roll is left out. */
function read(stored: string | null): readonly Entry[] {
  const data = keptJson(stored);
  return Array.isArray(data) ? data.filter(isEntry) : [];
}

const isAll = (list: unknown, type: string): boolean => Array.isArray(list) && list.every((one) => typeof one === type);

const isEntry = (data: unknown): data is Entry => {
  if (typeof data !== 'object' || data === null) return false;
  const { sheet, procedure, title, href, text, dice, chance, measures, at } = data as Partial<Entry>;
  return (
    [sheet, procedure, title, href, text].every((word) => typeof word === 'string') &&
    [chance, at].every((value) => typeof value === 'number') &&
    Array.isArray(dice) &&
    dice.every((one) => typeof one?.die === 'string' && isAll(one.faces, 'number')) &&
    Array.isArray(measures) &&
    measures.every((one: unknown) => typeof one === 'object' && one !== null)
  );
};
