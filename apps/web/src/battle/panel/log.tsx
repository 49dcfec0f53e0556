import { memo, useState } from 'react';
import { ClauseLink } from '../../odds/workings.tsx';
import { DiceFaces } from '../../roll/dice-faces.tsx';
import { number, signed, t } from '../../strings.ts';
import type { GameFacts, LogEntry } from '../protocol.ts';
import { tb } from '../strings.ts';
import { useEndInSight } from './end-in-sight.ts';
import { sideName } from './names.ts';

const FILTERS = { all: tb.logAll, key: tb.logKey, dice: tb.logDice } as const;
type Filter = keyof typeof FILTERS;

const isShown = ({ weight, kind }: LogEntry, filter: Filter): boolean =>
  filter === 'all' || weight === 'turn' || (filter === 'key' ? weight === 'key' : kind === 'dice');

/** All that has happened; every line opens its factors, dice and clauses. */
export function Log({ facts, log }: { readonly facts: GameFacts; readonly log: readonly LogEntry[] }) {
  const [filter, setFilter] = useState<Filter>('all');
  const { lines, onScroll } = useEndInSight(log.length, filter);
  const entries = log.map((entry, i) => ({ entry, i })).filter(({ entry }) => isShown(entry, filter));
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={lines} className="log-lines" tabIndex={0} aria-label={tb.log} onScroll={onScroll}>
        {entries.length === 0 && <p className="quiet">{tb.logEmpty}</p>}
        <ol>
          {entries.map(({ entry, i }) => (
            <LogLine key={i} facts={facts} entry={entry} />
          ))}
        </ol>
      </section>
    </div>
  );
}

export const LogLine = memo(({ facts, entry }: { readonly facts: GameFacts; readonly entry: LogEntry }) => {
  const { kind, weight, side, text } = entry;
  const words = kind === 'choice' && side ? tb.choseWords(sideName(facts.armies, side), text) : text;
  const isBare = entry.clauses.length === 0 && entry.tallies.length === 0 && entry.dice.length === 0;
  const line = `log-line ${kind} ${weight}`;
  if (isBare) return <li className={line}>{words}</li>;
  return (
    <li className={line}>
      <details>
        <summary>{words}</summary>
        <LogDetails sheet={facts.rules.id} entry={entry} />
      </details>
    </li>
  );
});

function LogDetails({ sheet, entry }: { readonly sheet: string; readonly entry: LogEntry }) {
  return (
    <div className="log-details">
      {entry.dice.map(({ die, faces, label }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws have no name but their place
        <p key={i}>
          {label} <DiceFaces die={die} faces={faces} />
        </p>
      ))}
      {entry.tallies.map(({ heading, rows, total }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: headings may be the same
        <table key={i}>
          {heading && <caption>{heading}</caption>}
          <tbody>
            {rows.map(({ clause, label, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a factor that counts twice has two rows of the same words
              <tr key={at}>
                <td>
                  <ClauseLink sheet={sheet} clause={clause} />
                </td>
                <th scope="row">{label}</th>
                <td className="figure">{signed(value)}</td>
              </tr>
            ))}
            <tr>
              <td />
              <th scope="row">{t.total}</th>
              <td className="figure">{number(total)}</td>
            </tr>
          </tbody>
        </table>
      ))}
      {entry.clauses.length > 0 && (
        <p>
          {entry.clauses.map((clause) => (
            <ClauseLink key={clause} sheet={sheet} clause={clause} />
          ))}
        </p>
      )}
    </div>
  );
}
