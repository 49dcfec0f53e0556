import type { Queries, QueryName } from '@acies/session/protocol';
import { useEffect, useState } from 'react';
import { type BattleClient, NoAnswer } from './client.ts';

interface Query<N extends QueryName> {
  /** Nothing is asked without it. */
  readonly ask: Queries[N]['ask'] | undefined;
  /** What the answer is about: as soon as this is another, there is none until the engine has spoken again. */
  readonly of: unknown;
  /** When this is another the same is asked again, and what was answered before holds until then. */
  readonly again?: unknown;
}

/** What the engine says to a question, as soon as it has; what it says too late is not heard. */
export function useAnswer<N extends QueryName>(
  client: BattleClient,
  name: N,
  { ask, of, again }: Query<N>,
): Queries[N]['answer'] | undefined {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly answer: Queries[N]['answer'] }>();
  const words = JSON.stringify(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a question are made anew with every drawing
  useEffect(() => {
    if (ask === undefined) return;
    let isStale = false;
    void answerTo(client, name, ask).then((answer) => {
      if (!isStale && answer !== undefined) setKnown({ of, answer });
    });
    return () => {
      isStale = true;
    };
  }, [client, name, words, of, again]);
  return ask !== undefined && known && Object.is(known.of, of) ? known.answer : undefined;
}

/** The answer, or undefined where there is none. What names a point of the battle itself is true whatever is asked by now. */
export async function answerTo<N extends QueryName>(
  client: Pick<BattleClient, 'ask' | 'askNow'>,
  name: N,
  ask: Queries[N]['ask'],
): Promise<Queries[N]['answer'] | undefined> {
  if (!('at' in ask)) return client.askNow(name, ask);
  try {
    return await client.ask(name, ask);
  } catch (why) {
    if (!(why instanceof NoAnswer)) throw why;
    return undefined;
  }
}
