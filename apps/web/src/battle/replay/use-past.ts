import type { PastState } from '@acies/session/protocol';
import { useEffect, useRef, useState } from 'react';
import { type BattleClient, NoAnswer } from '../client.ts';
import { useAnswer } from '../use-answer.ts';

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

/** The card of a piece as it was at a point; a unit that was not there yet has none. */
export function usePastCard(client: BattleClient, at: number) {
  const [piece, setPiece] = useState<number>();
  const ask = piece === undefined ? undefined : { piece, at };
  const card = useAnswer(client, 'past-card', { ask, of: piece });
  return [card && piece !== undefined ? { of: piece, card } : undefined, setPiece] as const;
}
