/** What the client keeps between visits. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** For this visit only, where the browser lets nothing be kept. */
function memoryStore(): Store {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

/** A store that is full or shut must not stop the play: what cannot be kept is known for this visit. */
export function forgiving(open: () => Store): Store {
  const spare = memoryStore();
  const attempt = <T>(act: (store: Store) => T): T => {
    try {
      return act(open());
    } catch (fault) {
      // SecurityError where storage is blocked, QuotaExceededError where it is full: both are DOMExceptions.
      if (fault instanceof DOMException) return act(spare);
      throw fault;
    }
  };
  return {
    getItem: (key) => spare.getItem(key) ?? attempt((store) => store.getItem(key)),
    setItem: (key, value) => attempt((store) => store.setItem(key, value)),
  };
}

export const store: Store = forgiving(() => window.localStorage);
