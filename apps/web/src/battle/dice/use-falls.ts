import { HUMAN } from '@acies/play';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PACES, type Pace } from '../pace.ts';
import type { GameFacts, LogEntry } from '../protocol.ts';
import { decidedTo, type Fall, firstUnseen, follows, lastFall, lasting, linesOf, nextFall } from './falls.ts';

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
  /** The next, without waiting. */
  skip(): void;
  /** All that is left, without showing it. */
  skipAll(): void;
  dismiss(): void;
}

interface Seen {
  /** So many lines of the log; before anything was shown, all that there was when the page was opened. */
  readonly to: number | undefined;
  readonly last: Fall | undefined;
}

/** Shows what falls, one after another at the speed that was set. Nobody need wait for it to decide. */
export function useFalls({ facts, log, at, pace, explained }: Watched): Falls {
  const [openedAt] = useState(at);
  const [{ to, last }, setSeen] = useState<Seen>({ to: undefined, last: undefined });
  useTakenBack(log.length, (length) => setSeen({ to: length, last: undefined }));
  const decided = useMemo(() => decidedTo(log, (side) => facts.players[side] === HUMAN), [facts, log]);
  const from = Math.max(to ?? firstUnseen(log, openedAt), decided);
  const next = useMemo(() => nextFall(log, from), [log, from]);
  const skip = (): void => setSeen({ to: next?.to ?? log.length, last: lasting(next, last) });
  const isHeld = next !== undefined && explained !== undefined && follows(next, explained);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fall is shown for its time once
  useEffect(() => {
    if (!next) return;
    if (pace === 'off') return setSeen({ to: log.length, last: undefined });
    if (isHeld) return;
    const timer = setTimeout(skip, timeFor(next, pace));
    return () => clearTimeout(timer);
  }, [next?.from, next?.to, pace, isHeld]);
  return {
    falling: pace === 'off' ? undefined : next,
    last: last && last.from >= decided ? last : undefined,
    skip,
    skipAll: () => setSeen({ to: log.length, last: lasting(lastFall(log, from), last) }),
    dismiss: () => setSeen({ to, last: undefined }),
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

/** The more there is to read the longer it stands. */
const timeFor = (fall: Fall, pace: Pace): number =>
  PACES[pace] * (1 + fall.throws.length / 2 + linesOf(fall).length / 2);
