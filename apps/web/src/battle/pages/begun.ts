import { useState } from 'react';
import { hrefOf } from '../../route.ts';
import { NoAnswer } from '../client.ts';

interface Begun {
  /** Why there is no game. */
  readonly refused: string | undefined;
  /** One was asked for and is not there yet. */
  readonly isAwaited: boolean;
  /** Goes to a game as soon as it is there. While one is awaited no other is asked for. */
  goTo(begin: () => Promise<string>): Promise<void>;
}

/** A new game that is asked for here, and gone to, or to a page of it. */
export function useBegun(...page: readonly string[]): Begun {
  const [isAwaited, setAwaited] = useState(false);
  const [refused, setRefused] = useState<string>();
  const goTo = async (begin: () => Promise<string>): Promise<void> => {
    if (isAwaited) return;
    setAwaited(true);
    setRefused(undefined);
    try {
      setRefused(await goToGame(begin, page));
    } finally {
      setAwaited(false);
    }
  };
  return { refused, isAwaited, goTo };
}

/** Why there is none to go to; undefined if there is. Who has gone elsewhere in the meantime stays there. */
export async function goToGame(begin: () => Promise<string>, page: readonly string[]): Promise<string | undefined> {
  const { hash } = window.location;
  try {
    const game = await begin();
    if (window.location.hash === hash) window.location.hash = hrefOf(['battle', game, ...page]);
    return undefined;
  } catch (why) {
    if (!(why instanceof NoAnswer)) throw why;
    return why.message;
  }
}
