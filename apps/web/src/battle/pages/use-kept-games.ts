import { useEffect, useState } from 'react';
import { NoAnswer } from '../client.ts';
import { CHANGES } from '../engine/changes.ts';
import type { KeptFacts } from '../protocol.ts';
import { forgetMemory } from '../tutorial/use-memory.ts';
import { battleClient } from '../use-battle.ts';

interface Kept {
  /** Undefined until they are known. */
  readonly games: readonly KeptFacts[] | undefined;
  remove(game: string): void;
}

/** The games kept in this browser, whichever tab plays them. */
export function useKeptGames(): Kept {
  const [games, setGames] = useState<readonly KeptFacts[]>();
  const [refresh] = useState(() => () => void listed().then(setGames));
  useEffect(() => {
    refresh();
    const changes = new BroadcastChannel(CHANGES);
    changes.onmessage = refresh;
    return () => changes.close();
  }, [refresh]);
  return { games, remove: (game) => void removed(game).then(refresh) };
}

async function removed(game: string): Promise<void> {
  await battleClient().ask('remove', { game });
  forgetMemory(game);
}

/** Where the engine has broken down the page says so; it has no list then. */
async function listed(): Promise<readonly KeptFacts[] | undefined> {
  try {
    return await battleClient().ask('games', {});
  } catch (why) {
    if (!(why instanceof NoAnswer)) throw why;
    return undefined;
  }
}
