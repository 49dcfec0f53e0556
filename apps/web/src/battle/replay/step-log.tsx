import { SIDES } from '@acies/kernel';
import type { GameFacts, LogEntry, PastState } from '@acies/session/protocol';
import { percent } from '../../strings.ts';
import { LogLine } from '../panel/log/log-line.tsx';
import { sideName } from '../panel/names.ts';
import { tb } from '../strings.ts';
import { tr } from './strings.ts';

interface Props {
  readonly facts: GameFacts;
  readonly past: PastState | undefined;
  readonly log: readonly LogEntry[];
  readonly at: number;
}

/** What the choice was that led to this point, what came of it, and how both sides then stood. */
export function StepLog({ facts, past, log, at }: Props) {
  const lines = log.map((entry, i) => ({ entry, i })).filter(({ entry }) => entry.at === at);
  return (
    <section className="step-log" aria-labelledby="replay-step">
      <h2 id="replay-step">{tb.replayStep}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={tb.log} aria-live="polite" tabIndex={0}>
        {lines.length === 0 && <p className="quiet">{tr.replayNothing}</p>}
        <ol>
          {lines.map(({ entry, i }) => (
            <LogLine key={i} facts={facts} entry={entry} />
          ))}
        </ol>
      </section>
      {past && (
        <ul className="quiet">
          {SIDES.map((side) => (
            <li key={side}>{tb.strain(sideName(facts.armies, side), percent(past.strain[side]))}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
