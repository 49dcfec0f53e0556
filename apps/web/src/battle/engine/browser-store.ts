import type { KeptChoice, KeptGame } from '@acies/session';
import { StoreFault } from '@acies/session';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  choices: { key: [game: string, index: number]; value: KeptChoice };
}

type Stores = ('games' | 'choices')[];
type Look = IDBPTransaction<Schema, Stores, 'readonly'>;
export type Change = IDBPTransaction<Schema, Stores, 'readwrite'>;

/** The browser has no room left for it. */
class NoRoom extends StoreFault {
  constructor() {
    super(
      'the browser has no room left to keep this: make room on the disk, or remove games that you no longer need; the open game can be saved to a file',
    );
  }
}

/** The browser does not let its store be opened or read. */
class NoStore extends StoreFault {
  constructor() {
    super('the browser does not open its store of games: the disk may be full, or it is told to keep nothing here');
  }
}

const VERSION = 1;
const STORES: Stores = ['games', 'choices'];

/**
 * How browsers fail a change for want of room. Chromium on a full disk aborts it with an UnknownError, its requests with
 * AbortErrors, and shuts the store; over the quota, and in other browsers, it is a QuotaExceededError, or an abort without
 * any reason.
 */
const QUOTA = ['QuotaExceededError'];
const FULL = [...QUOTA, 'AbortError', 'UnknownError'];
/** What is done with a store that is shut, or a change that has been aborted. */
const SHUT = ['InvalidStateError', 'TransactionInactiveError'];

/** More than Chromium's log takes, 4 MB; in parts below 64 kB, for it puts what is larger in files of their own. Of no game. */
const BALLAST = { of: '', parts: 90, bytes: 60_000 };

/** The browser may shut a store between one change and the next. */
const TRIES = 3;

const isCalled = (fault: unknown, names: readonly string[]): boolean =>
  fault instanceof Error && names.includes(fault.name);

/** The browser's own store of games: opened when it is first wanted, and again where the browser has shut it. */
export class BrowserStore {
  readonly #name: string;
  #db: Promise<IDBPDatabase<Schema>> | undefined;
  /** Something failed to be written: see `#isMended`. */
  #isTorn = false;
  readonly #onTorn: ((isTorn: boolean) => void) | undefined;

  constructor(name: string, onTorn?: (isTorn: boolean) => void) {
    this.#name = name;
    this.#onTorn = onTorn;
  }

  set isTorn(isTorn: boolean) {
    if (isTorn !== this.#isTorn) this.#onTorn?.(isTorn);
    this.#isTorn = isTorn;
  }

  async look<T>(read: (look: Look) => Promise<T>): Promise<T> {
    const look = (await this.#begun('readonly')) ?? (await this.#begun('readonly'));
    if (!look) throw new NoStore();
    const ended = endOf(look);
    try {
      return await read(look);
    } catch (fault) {
      throw isCalled(fault, FULL) || isCalled(await ended, FULL) ? new NoStore() : fault;
    }
  }

  /** All of a change is kept, or nothing of it. */
  async change(write: (change: Change) => Promise<unknown>): Promise<void> {
    // A store that is found shut is opened again, and mended first.
    for (let i = 0; i < TRIES; i++)
      if ((!this.#isTorn || (await this.#isMended())) && (await this.#written(write))) return;
    throw new NoStore();
  }

  /**
   * Where a disk was full Chromium leaves half of an entry at the end of its log, writes on behind it, and when it is next
   * started finds the log broken and throws all of the store away. So much is written first that it begins another log, of
   * what stands in the store.
   */
  async #isMended(): Promise<boolean> {
    const isFilled = await this.#written((change) =>
      Promise.all(
        Array.from({ length: BALLAST.parts }, async (_, i) =>
          change.objectStore('choices').put(new Uint8Array(BALLAST.bytes) as never, [BALLAST.of, i]),
        ),
      ),
    );
    const isMended =
      isFilled &&
      (await this.#written(async (change) =>
        change.objectStore('choices').delete(IDBKeyRange.bound([BALLAST.of, 0], [BALLAST.of, BALLAST.parts])),
      ));
    if (isMended) this.isTorn = false;
    return isMended;
  }

  /** Whether it has been written; not where the store was found shut. */
  async #written(write: (change: Change) => Promise<unknown>): Promise<boolean> {
    const change = await this.#begun('readwrite');
    if (!change) return false;
    const ended = endOf(change);
    try {
      await write(change);
    } catch (fault) {
      abort(change);
      // What has been aborted without our asking was so for want of room, whatever part of it noticed first.
      throw this.#named(isCalled(fault, SHUT) ? ((await ended) ?? fault) : fault);
    }
    const why = await ended;
    if (why !== undefined) throw this.#named(why);
    return true;
  }

  #named(fault: unknown): unknown {
    if (!isCalled(fault, FULL)) return fault;
    if (!isCalled(fault, QUOTA)) this.isTorn = true;
    return new NoRoom();
  }

  async close(): Promise<void> {
    const db = this.#db;
    this.#db = undefined;
    (await db)?.close();
  }

  /** Undefined where the browser has shut the store, as it does after a failure: it is opened again by who tries again. */
  async #begun<M extends 'readonly' | 'readwrite'>(mode: M): Promise<IDBPTransaction<Schema, Stores, M> | undefined> {
    const db = await this.#opened();
    try {
      return db.transaction(STORES, mode);
    } catch (fault) {
      if (!isCalled(fault, SHUT)) throw fault;
      this.#db = undefined;
      this.isTorn = true;
      return undefined;
    }
  }

  async #opened(): Promise<IDBPDatabase<Schema>> {
    try {
      this.#db ??= openDB<Schema>(this.#name, VERSION, {
        upgrade(db) {
          db.createObjectStore('games', { keyPath: 'id' });
          db.createObjectStore('choices');
        },
      });
      return await this.#db;
    } catch (fault) {
      this.#db = undefined;
      this.isTorn = true;
      // A newer client's store is not to be taken for one that cannot be opened.
      throw fault instanceof DOMException && fault.name !== 'VersionError' ? new NoStore() : fault;
    }
  }
}

/** Why it was aborted; undefined once it is done. */
const endOf = ({ done }: { readonly done: Promise<void> }): Promise<unknown> =>
  done.then(
    () => undefined,
    (why: unknown) => why,
  );

function abort(change: Change): void {
  try {
    change.abort();
  } catch (fault) {
    // It may have been aborted already, which is why something of it failed.
    if (!isCalled(fault, ['InvalidStateError'])) throw fault;
  }
}
