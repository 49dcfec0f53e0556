import { HUMAN } from '@acies/play';
import type { GameFacts, LogEntry } from '@acies/session/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Pace } from '../pace.ts';
import {
  decidedTo,
  type Fall,
  firstUnseen,
  follows,
  hasDice,
  lastFall,
  lasting,
  nextFall,
  restAfter,
  timeFor,
} from './falls.ts';

interface Watched {
  readonly facts: GameFacts;
  readonly log: readonly LogEntry[];
  /** How many choices have been made. */
  readonly at: number;
  readonly pace: Pace;
  /** What a lesson that is being read explains: a fall of it stands until it is understood. */
  readonly explained: string | undefined;
}

export interface Falls {
  /** What is falling now. */
  readonly falling: Fall | undefined;
  /** What fell last; it stands until a person decides again. */
  readonly last: Fall | undefined;
  /** Some dice have not come to rest: what they led to is not to be seen yet. */
  readonly isRolling: boolean;
  /** Takes them as they lie, without waiting; they are still shown. */
  rest(): void;
  /** The next, without waiting. */
  skip(): void;
  /** All that is left, without showing it. */
  skipAll(): void;
  dismiss(): void;
}

interface Seen {
  /** So many lines of the log; before anything was shown, all that there was when the page was opened. */
  readonly to: number | undefined;
  /** So many lines have dice that lie still. */
  readonly rested: number;
  readonly last: Fall | undefined;
}

const NOTHING: Seen = { to: undefined, rested: 0, last: undefined };

/** Shows what falls, one after another at the speed that was set. Nobody need wait for it to decide. */
export function useFalls({ facts, log, at, pace, explained }: Watched): Falls {
  const [openedAt] = useState(at);
  const [{ to, rested, last }, setSeen] = useState(NOTHING);
  const see = (news: Partial<Seen>): void => setSeen((before) => ({ ...before, ...news }));
  useTakenBack(log.length, (length) => setSeen({ to: length, rested: length, last: undefined }));
  const decided = useMemo(() => decidedTo(log, (side) => facts.players[side] === HUMAN), [facts, log]);
  const from = Math.max(to ?? firstUnseen(log, openedAt), decided);
  const next = useMemo(() => nextFall(log, from), [log, from]);
  const skip = (): void => see({ to: next?.to ?? log.length, last: lasting(next, last) });
  const isHeld = next !== undefined && explained !== undefined && follows(next, explained);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fall is shown for its time once
  useEffect(() => {
    if (!next) return;
    if (pace === 'off') return see({ to: log.length, last: undefined });
    if (isHeld) return;
    const timer = setTimeout(skip, timeFor(next, pace));
    return () => clearTimeout(timer);
  }, [next?.from, next?.to, pace, isHeld]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dice of each fall come to rest once
  useEffect(() => {
    if (!next || pace === 'off') return;
    const timer = setTimeout(() => see({ rested: next.to }), restAfter(pace));
    return () => clearTimeout(timer);
  }, [next?.from, next?.to, pace]);
  return {
    falling: pace === 'off' ? undefined : next,
    last: last && last.from >= decided ? last : undefined,
    isRolling: pace !== 'off' && facts.dice === 'seeded' && hasDice(log, Math.max(from, rested)),
    rest: () => see({ rested: log.length }),
    skip,
    skipAll: () => see({ to: log.length, last: lasting(lastFall(log, from), last) }),
    dismiss: () => see({ last: undefined }),
  };
}

/** What was taken back may fall again, otherwise. */
function useTakenBack(length: number, onTakenBack: (length: number) => void): void {
  const before = useRef(length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the length is it known
  useEffect(() => {
    if (length < before.current) onTakenBack(length);
    before.current = length;
  }, [length]);
}
