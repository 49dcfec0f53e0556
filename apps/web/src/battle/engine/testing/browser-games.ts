import 'fake-indexeddb/auto';
import { withFreshGames } from '@acies/session/testing';
import { KeptGames } from '../kept-games.ts';

/** The store of the test that runs now, as a browser's. */
export let browserGames: KeptGames;
let stores = 0;

/** Gives each test of a file a store of its own, of the browser's kind. */
export const withBrowserGames = (): void =>
  withFreshGames(() => {
    browserGames = new KeptGames(`test-${++stores}`);
    return browserGames;
  });
