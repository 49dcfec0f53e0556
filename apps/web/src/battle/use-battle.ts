import { useEffect, useSyncExternalStore } from 'react';
import { store } from '../shell/store.ts';
import { type Battle, BattleClient } from './client.ts';

let client: BattleClient | undefined;

/** The one worker of this tab: it outlives pages, so that a game that was just begun need not be opened again. */
export const battleClient = (): BattleClient => (client ??= begunClient());

/** What a full disk has torn is mended by the next page if this one cannot. */
const TORN = 'acies.torn';

function begunClient(): BattleClient {
  const begun = new BattleClient();
  begun.onTorn = (isTorn) => (isTorn ? store.setItem(TORN, 'yes') : store.removeItem(TORN));
  if (store.getItem(TORN)) begun.wasTorn();
  return begun;
}

export const useBattle = (of: BattleClient): Battle => useSyncExternalStore(of.subscribe, of.snapshot);

/** Shows a kept game, which is opened unless it is the one that is open. */
export function useOpened(of: BattleClient, game: string): Battle {
  const battle = useBattle(of);
  useEffect(() => {
    of.want(game);
  }, [of, game]);
  return battle;
}
