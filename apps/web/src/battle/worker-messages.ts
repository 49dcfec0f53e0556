import type { FromSession, ToSession } from '@acies/session/protocol';

/** What the page says to its worker: to the session, or to the browser's store beneath it. */
export type ToWorker =
  | ToSession
  /** What was kept before this page was loaded was written by halves. */
  | { readonly type: 'torn' };

export type FromWorker =
  | FromSession
  /** Whether something has been written by halves and not been left behind yet: a page that is loaded anew must know. */
  | { readonly type: 'torn'; readonly isTorn: boolean };
