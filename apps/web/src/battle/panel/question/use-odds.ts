import type { PageQuestion } from '@acies/session/protocol';
import { useEffect, useState } from 'react';
import type { BattleClient } from '../../client.ts';
import type { Numbered } from '../../deciding.ts';

/** So many odds are asked for at a time: some take long. */
const AT_ONCE = 8;

export type Odds = ReadonlyMap<number, string>;

/** Short odds of the options that are in sight, as they come in. */
export function useOdds(client: BattleClient, asked: PageQuestion, inSight: readonly Numbered[]): Odds {
  const [known, setKnown] = useState<{ readonly asked: PageQuestion; readonly odds: Odds }>({ asked, odds: new Map() });
  const odds = known.asked === asked ? known.odds : new Map<number, string>();
  const wanted = inSight.map(({ index }) => index).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is what is in sight
  useEffect(() => {
    let isStale = false;
    const fetch = async (): Promise<void> => {
      for (let at = 0; at < inSight.length && !isStale; at += AT_ONCE) {
        const some = inSight.slice(at, at + AT_ONCE);
        const found = await client.askNow('previews', { indices: some.map(({ index }) => index) });
        if (isStale || !found) return;
        setKnown((before) => ({ asked, odds: merged(before.asked === asked ? before.odds : new Map(), some, found) }));
      }
    };
    void fetch();
    return () => {
      isStale = true;
    };
  }, [client, asked, wanted]);
  return odds;
}

function merged(odds: Odds, options: readonly Numbered[], found: readonly (string | undefined)[]): Odds {
  const more = options.flatMap(({ index }, i) => (found[i] === undefined ? [] : [[index, found[i]] as const]));
  return new Map([...odds, ...more]);
}
