import 'fake-indexeddb/auto';
import { checkStore } from '@acies/session/testing';
import { afterEach, describe } from 'vitest';
import { KeptGames } from './kept-games.ts';

let store: KeptGames;
let stores = 0;
afterEach(() => store.close());

describe('the store of the browser', () => {
  checkStore(() => {
    store = new KeptGames(`checked-${++stores}`);
    return store;
  });
});
