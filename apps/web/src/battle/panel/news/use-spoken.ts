import type { GameFacts, LogEntry, TableState } from '@acies/session/protocol';
import { useEffect, useRef } from 'react';
import { announce, CALM, silence } from '../../../shell/announce.ts';
import { heardOf, newsSince } from './spoken.ts';

/** As much as one listens to: who decides faster than can be said is read in the log. */
const MOST = 4;

/** Tells who hears the page what changes in the battle; who leaves it hears no more of it. */
export function useSpoken(facts: GameFacts, state: TableState, log: readonly LogEntry[]): void {
  const heard = useRef(heardOf(facts, state, log));
  // What has not been said yet is said with what comes.
  const unsaid = useRef<string[]>([]);
  useEffect(() => {
    const news = newsSince(heard.current, facts, state, log);
    heard.current = heardOf(facts, state, log);
    if (news === '') return;
    unsaid.current = [...unsaid.current, news].slice(-MOST);
    announce(unsaid.current.join('. '), CALM, () => {
      unsaid.current = [];
    });
  }, [facts, state, log]);
  useEffect(() => silence, []);
}
