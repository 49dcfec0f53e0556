import { BadInput } from '@acies/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { KeptChoice, KeptGame } from './kept-games.ts';

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  choices: { key: [game: string, index: number]; value: KeptChoice };
}

type Stores = ('games' | 'choices')[];
type Look = IDBPTransaction<Schema, Stores, 'readonly'>;
export type Change = IDBPTransaction<Schema, Stores, 'readwrite'>;

/** The browser keeps or reads nothing now: a fault of the machine, not of ours. */
export class StoreFault extends BadInput {}

/** The browser has no room left for it. */
export class NoRoom extends StoreFault {
  constructor() {
    super(
      'the browser has no room left to keep this: remove games that you no longer need, or make room on the disk; a game that is open can be saved to a file',
    );
  }
}

/** The browser does not let its store be opened or read. */
class NoStore extends StoreFault {
  constructor() {
    super(
      'the browser does not open its store, where games are kept: the disk may be full, or the browser may have been told to keep nothing here',
    );
  }
}

const VERSION = 1;
const STORES: Stores = ['games', 'choices'];

/**
 * How browsers fail a change for want of room. Chromium on a full disk aborts it with an UnknownError, its requests with
 * AbortErrors, and shuts the store; over the quota, and in other browsers, it is a QuotaExceededError, or an abort without
 * any reason.
 */
const FULL = ['QuotaExceededError', 'AbortError', 'UnknownError'];
/** What is done with a store that is shut, or a change that has been aborted. */
const SHUT = ['InvalidStateError', 'TransactionInactiveError'];

const isCalled = (fault: unknown, names: readonly string[]): boolean =>
  fault instanceof Error && names.includes(fault.name);

/** The browser's own store of games: opened when it is first wanted, and again where the browser has shut it. */
export class GameStore {
  readonly #name: string;
  #db: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  async look<T>(read: (look: Look) => Promise<T>): Promise<T> {
    const look = await this.#begun((db) => db.transaction(STORES, 'readonly'));
    const ended = endOf(look);
    try {
      return await read(look);
    } catch (fault) {
      throw isCalled(fault, FULL) || isCalled(await ended, FULL) ? new NoStore() : fault;
    }
  }

  /** All of a change is kept, or nothing of it. */
  async change(write: (change: Change) => Promise<unknown>): Promise<void> {
    const change = await this.#begun((db) => db.transaction(STORES, 'readwrite'));
    const ended = endOf(change);
    try {
      await write(change);
    } catch (fault) {
      abort(change);
      // What has been aborted without our asking was so for want of room, whatever part of it noticed first.
      const isFull = isCalled(fault, SHUT) ? isCalled(await ended, FULL) : isCalled(fault, FULL);
      throw isFull ? new NoRoom() : fault;
    }
    const why = await ended;
    if (why !== undefined) throw isCalled(why, FULL) ? new NoRoom() : why;
  }

  async close(): Promise<void> {
    const db = this.#db;
    this.#db = undefined;
    (await db)?.close();
  }

  /** The browser shuts the store after a failure: it is opened once more, for there may be room again. */
  async #begun<T>(begin: (db: IDBPDatabase<Schema>) => T): Promise<T> {
    try {
      return begin(await this.#opened());
    } catch (fault) {
      if (!isCalled(fault, SHUT)) throw fault;
      this.#db = undefined;
      return begin(await this.#opened());
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
