import type { KeptFacts } from '@acies/session/protocol';
import { useEffect, useState } from 'react';
import { NoAnswer } from '../client.ts';
import { CHANGES } from '../engine/changes.ts';
import { forgetMemory } from '../tutorial/use-memory.ts';
import { battleClient } from '../use-battle.ts';

interface Kept {
  /** Undefined until they are known, or where they cannot be. */
  readonly games: readonly KeptFacts[] | undefined;
  /** Why they cannot be known, or one could not be removed. */
  readonly refused: string | undefined;
  remove(game: string): void;
}

/** The games kept in this browser, whichever tab plays them. */
export function useKeptGames(): Kept {
  const [games, setGames] = useState<readonly KeptFacts[]>();
  const [refused, setRefused] = useState<string>();
  const [list] = useState(() => async () => setGames(await battleClient().ask('games', {})));
  const [refresh] = useState(() => () => void whyNot(list).then(setRefused));
  useEffect(() => {
    refresh();
    const changes = new BroadcastChannel(CHANGES);
    changes.onmessage = refresh;
    return () => changes.close();
  }, [refresh]);
  const removed = async (game: string): Promise<void> => {
    await battleClient().ask('remove', { game });
    forgetMemory(game);
    await list();
  };
  return { games, refused, remove: (game) => void whyNot(() => removed(game)).then(setRefused) };
}

/** Why something could not be done; undefined if it has been. */
async function whyNot(act: () => Promise<void>): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (why) {
    if (!(why instanceof NoAnswer)) throw why;
    return why.message;
  }
}
