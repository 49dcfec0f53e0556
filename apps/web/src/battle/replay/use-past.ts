import type { PieceCard } from '@acies/kernel';
import { useEffect, useRef, useState } from 'react';
import { type BattleClient, NoAnswer } from '../client.ts';
import type { PastState } from '../protocol.ts';

/** The table as it was at a point. Of points passed over in haste only the last is asked for. */
export function usePast(client: BattleClient, at: number, choices: number): PastState | undefined {
  const [past, setPast] = useState<PastState>();
  const wanted = useRef(at);
  const isAsking = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a battle that has gone on may have another past
  useEffect(() => {
    wanted.current = at;
    if (isAsking.current) return;
    isAsking.current = true;
    void lookUntilShown(client, wanted, setPast).finally(() => {
      isAsking.current = false;
    });
  }, [client, at, choices]);
  return past;
}

async function lookUntilShown(
  client: BattleClient,
  wanted: { readonly current: number },
  show: (past: PastState) => void,
): Promise<void> {
  let shown: number | undefined;
  try {
    while (shown !== wanted.current) {
      const at = wanted.current;
      show(await client.ask('look', { at }));
      shown = at;
    }
  } catch (why) {
    // The point was taken back in another tab: what the page then hears leads to a point that there is.
    if (!(why instanceof NoAnswer)) throw why;
  }
}

interface CardOf {
  readonly of: number;
  readonly card: PieceCard;
}

/** The card of a piece as it was at a point. */
export function usePastCard(
  client: BattleClient,
  at: number,
): readonly [CardOf | undefined, (piece: number | undefined) => void] {
  const [piece, setPiece] = useState<number>();
  const [known, setKnown] = useState<CardOf>();
  useEffect(() => {
    if (piece === undefined) return;
    let isStale = false;
    void client.ask('past-card', { piece, at }).then(
      (card) => !isStale && setKnown({ of: piece, card }),
      // A unit that was not there yet has no card.
      (why: unknown) => {
        if (!(why instanceof NoAnswer)) throw why;
      },
    );
    return () => {
      isStale = true;
    };
  }, [client, piece, at]);
  return [known && known.of === piece ? known : undefined, setPiece];
}
