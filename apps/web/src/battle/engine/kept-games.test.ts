import 'fake-indexeddb/auto';
import { afterEach, describe } from 'vitest';
import { KeptGames } from './kept-games.ts';
import { checkStore } from './testing/store-checks.ts';

let store: KeptGames;
let stores = 0;
afterEach(() => store.close());

describe('the store of the browser', () => {
  checkStore(() => {
    store = new KeptGames(`checked-${++stores}`);
    return store;
  });
});
