/** What the client keeps between visits. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;
export type ForgettingStore = Store & Pick<Storage, 'removeItem'>;

/** For this visit only, where the browser lets nothing be kept. */
function memoryStore(): ForgettingStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/**
 * A store that is full or shut must not stop the play: what cannot be kept is known for this visit. Browsers that are told
 * to keep nothing may have none at all.
 */
export function forgiving(open: () => ForgettingStore | null): ForgettingStore {
  const spare = memoryStore();
  const attempt = <T>(act: (store: ForgettingStore) => T): T => {
    try {
      return act(open() ?? spare);
    } catch (fault) {
      // SecurityError where storage is blocked, QuotaExceededError where it is full: both are DOMExceptions.
      if (fault instanceof DOMException) return act(spare);
      throw fault;
    }
  };
  return {
    getItem: (key) => spare.getItem(key) ?? attempt((store) => store.getItem(key)),
    setItem: (key, value) =>
      attempt((store) => {
        store.setItem(key, value);
        // What is kept at last is not to be hidden by what could not be kept before.
        if (store !== spare) spare.removeItem(key);
      }),
    removeItem: (key) => {
      spare.removeItem(key);
      attempt((store) => store.removeItem(key));
    },
  };
}

export const store: ForgettingStore = forgiving(() => window.localStorage);
