import type { KeptFacts, Queries } from '@acies/session/protocol';
import { useEffect, useState } from 'react';
import { NoAnswer } from '../client.ts';
import { CHANGES } from '../engine/changes.ts';
import { forgetMemory } from '../tutorial/use-memory.ts';
import { battleClient } from '../use-battle.ts';

type Versions = Queries['versions']['answer'];

interface Kept {
  /** Undefined until they are known, or where they cannot be. */
  readonly games: readonly KeptFacts[] | undefined;
  /** The versions of their rules that are played now, as soon as they are known. */
  readonly versions: Versions;
  /** Why they cannot be known, or one could not be removed. */
  readonly refused: string | undefined;
  remove(game: string): void;
}

/** The games kept in this browser, whichever tab plays them. */
export function useKeptGames(): Kept {
  const [games, setGames] = useState<readonly KeptFacts[]>();
  const [versions, setVersions] = useState<Versions>({});
  const [refused, setRefused] = useState<string>();
  const [list] = useState(() => async () => {
    const kept = await battleClient().ask('games', {});
    // Rules may have to be fetched for their version: the list does not wait for that.
    setGames(kept);
    const rules = [...new Set(kept.map((game) => game.rules))];
    setVersions(await battleClient().ask('versions', { rules }));
  });
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
  return { games, versions, refused, remove: (game) => void whyNot(() => removed(game)).then(setRefused) };
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
