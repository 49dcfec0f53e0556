import type { Story } from '@acies/session/protocol';
import { useEffect, useState } from 'react';
import { type BattleClient, NoAnswer } from '../client.ts';
import { nextPiece } from './course.ts';

export interface StorySoFar {
  readonly story: Story | undefined;
  /** Why there is none. */
  readonly fault: string | undefined;
}

/** The course of the battle; its luck comes in pieces, so that the worker answers other questions in between. */
export function useStory(client: BattleClient, choices: number): StorySoFar {
  const [told, setTold] = useState<StorySoFar>({ story: undefined, fault: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a battle that has gone on has another story
  useEffect(() => {
    const asking = new AbortController();
    void tell(client, asking.signal, setTold);
    return () => asking.abort();
  }, [client, choices]);
  return told;
}

async function tell(client: BattleClient, stop: AbortSignal, show: (told: StorySoFar) => void): Promise<void> {
  let luckTo = 0;
  let piece = 4;
  try {
    for (;;) {
      const began = performance.now();
      const story = await client.ask('story', { luckTo });
      if (stop.aborted) return;
      show({ story, fault: undefined });
      if (luckTo >= story.choices) return;
      if (luckTo > 0) piece = nextPiece(piece, performance.now() - began);
      luckTo = Math.min(story.choices, luckTo + piece);
    }
  } catch (why) {
    if (!(why instanceof NoAnswer)) throw why;
    if (!stop.aborted) show({ story: undefined, fault: why.message });
  }
}
