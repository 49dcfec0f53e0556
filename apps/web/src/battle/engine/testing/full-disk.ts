import { vi } from 'vitest';

/** From now on no store can be opened, as where the browser is told to keep nothing; until the answer is called. */
export function shutStore(): () => void {
  const shut = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  return () => shut.mockRestore();
}

/**
 * The store as Chromium leaves it on a full disk: the first change is aborted while it is being written, without a reason
 * that its requests know of, then the store is shut, and cannot be opened again. The answer makes room.
 */
export function fillDisk(): () => void {
  const { put, delete: remove } = IDBObjectStore.prototype;
  const failing = [
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...written) {
      return aborted(this, put.apply(this, written));
    }),
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, ...removed) {
      return aborted(this, remove.apply(this, removed));
    }),
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(failedOpening),
  ];
  return () => {
    for (const one of failing) one.mockRestore();
  };
}

const failed = new WeakSet<IDBTransaction>();

function aborted<R extends IDBRequest>({ transaction }: IDBObjectStore, request: R): R {
  if (!failed.has(transaction))
    queueMicrotask(() => {
      transaction.abort();
      transaction.db.close();
    });
  failed.add(transaction);
  return request;
}

/** As Chromium words it; who listens for the failure hears of it later. */
function failedOpening(): IDBOpenDBRequest {
  const error = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
  const addEventListener = (type: string, listen: () => void): void => {
    if (type === 'error') queueMicrotask(listen);
  };
  return Object.assign(new IDBOpenDBRequest(), { readyState: 'done', error, addEventListener });
}
