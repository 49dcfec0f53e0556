import type { Message, SessionMessages, ToSession } from '@acies/session/protocol';

/** What the page says to its worker: to the session, or to the browser's store beneath it. */
export type ToWorker =
  | ToSession
  /** What was kept before this page was loaded was written by halves. */
  | { readonly type: 'torn' };

/** What the worker says to its page. */
interface WorkerMessages extends SessionMessages {
  /** Whether something has been written by halves and not been left behind yet: a page that is loaded anew must know. */
  readonly torn: { readonly isTorn: boolean };
}
export type FromWorkerType = keyof WorkerMessages;
export type FromWorker<T extends FromWorkerType = FromWorkerType> = Message<WorkerMessages, T>;
