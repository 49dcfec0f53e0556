import type { GameFacts, LogEntry } from '@acies/session/protocol';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { fetched } from '../../../shell/fetched.tsx';
import { Guard } from '../../../shell/guard.tsx';
import { tb } from '../../strings.ts';
import { useEndInSight } from './end-in-sight.ts';
import { LogLine, type Unfolded } from './log-line.tsx';
import { goToRim } from './rim-keys.ts';

const FILTERS = { all: tb.logAll, key: tb.logKey, dice: tb.logDice } as const;
type Filter = keyof typeof FILTERS;

const isShown = ({ weight, kind }: LogEntry, filter: Filter): boolean =>
  filter === 'all' || weight === 'turn' || (filter === 'key' ? weight === 'key' : kind === 'dice');

/** So many lines lie in the page as they are. */
const FEW = 80;

const LongLog = fetched(async () => (await import('./long-log.tsx')).LongLog);

/** All that has happened; every line opens its factors, dice and clauses. What is new is announced by the page, not read out of here. */
export function Log({ facts, log }: { readonly facts: GameFacts; readonly log: readonly LogEntry[] }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [unfolded] = useState<Unfolded>(() => new Set());
  const end = useEndInSight(log.length, filter);
  const entries = log.map((entry, i) => ({ entry, i })).filter(({ entry }) => isShown(entry, filter));
  const isLong = useIsLong(log.length);
  const lines = (shown: typeof entries) => (
    <ol>
      {shown.map(({ entry, i }) => (
        <LogLine key={i} {...{ facts, entry, i, unfolded }} />
      ))}
    </ol>
  );
  return (
    <div className="log">
      <label className="log-filter">
        {tb.logFilter}{' '}
        <select value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
          {Object.entries(FILTERS).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <section
        ref={end.lines}
        className="log-lines"
        role="log"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={tb.log}
        onScroll={end.onScroll}
        onKeyDown={goToRim}
      >
        {entries.length === 0 && <p className="quiet">{tb.logEmpty}</p>}
        <Guard otherwise={lines(entries)}>
          <Suspense fallback={lines(entries.slice(-FEW))}>
            {isLong ? <LongLog {...{ facts, entries, unfolded, end }} /> : lines(entries)}
          </Suspense>
        </Guard>
      </section>
    </div>
  );
}

/** Once it is long it is taken for long, whatever is taken back. Who reads on meanwhile keeps the lines that are there. */
function useIsLong(length: number): boolean {
  const [isLong, setLong] = useState(length > FEW);
  useEffect(() => {
    if (length > FEW) startTransition(() => setLong(true));
  }, [length]);
  return isLong;
}
