import { useEffect, useRef, useState } from 'react';
import { RollList } from '../roll/ledger-panel.tsx';
import { diceTotalsOf, type Entry, type Measured, totalsOf } from '../roll/luck.ts';
import { ledger, useLedger } from '../roll/use-ledger.ts';
import { announce } from '../shell/announce.ts';
import { number, t } from '../strings.ts';

/** All rolls of the evening, and what they came to against what one may expect: a luck ledger. */
export function LedgerPage() {
  const entries = useLedger();
  const [cleared, setCleared] = useState<readonly Entry[]>([]);
  const dice = diceTotalsOf(entries);
  const totals = totalsOf(entries).filter(({ measures }) => measures.some(isCounted));
  return (
    <>
      <header className="sheet-head">
        <h1>{t.ledger}</h1>
        <p>{entries.length === 0 ? t.noHistory : t.ledgerMeans}</p>
      </header>
      <div className="totals">
        {dice.length > 0 && (
          <Against
            caption={t.thrownDice}
            rows={dice.map((one) => ({ ...one, name: t.thrownOf(one.count, one.name) }))}
          />
        )}
        {totals.map(({ sheet, procedure, title, rolls, measures }) => (
          <Against key={`${sheet}/${procedure}`} caption={t.ofRolls(title, rolls)} rows={measures.filter(isCounted)} />
        ))}
      </div>
      {entries.length > 0 && (
        <section className="ledger">
          <h2>{t.history}</h2>
          <RollList entries={entries} onRemove={ledger.remove} />
          <p className="buttons">
            <button
              type="button"
              onClick={() => {
                setCleared(entries);
                ledger.clear();
              }}
            >
              {t.clear}
            </button>
          </p>
        </section>
      )}
      {cleared.length > 0 && (
        <Undo
          cleared={cleared.length}
          onUndo={() => {
            ledger.restore(cleared);
            setCleared([]);
          }}
        />
      )}
    </>
  );
}

/** What was neither to be expected nor fell tells nothing. */
const isCounted = ({ actual, expected }: Measured): boolean => actual !== 0 || expected !== 0;

/** What was cleared by mistake comes back. */
function Undo({ cleared, onUndo }: { readonly cleared: number; readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  const words = t.cleared(cleared);
  useEffect(() => announce(words), [words]);
  return (
    <p className="buttons">
      {words}
      <button ref={button} type="button" onClick={onUndo}>
        {t.undo}
      </button>
    </p>
  );
}

/** Bars of all rows on one scale, and the figures beside them. */
function Against({ caption, rows }: { readonly caption: string; readonly rows: readonly Measured[] }) {
  const most = Math.max(...rows.flatMap(({ actual, expected }) => [Math.abs(actual), Math.abs(expected)]));
  const shareOf = (value: number): string => (most === 0 ? '0' : `${(100 * Math.abs(value)) / most}%`);
  return (
    <table className="against">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.measure}</th>
          <th scope="col">{t.actual}</th>
          <th scope="col">{t.expected}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, actual, expected }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className="bar" aria-hidden="true">
                <span className="fill" style={{ inlineSize: shareOf(actual) }} />
                <span className="fill before" style={{ inlineSize: shareOf(expected) }} />
              </span>
            </th>
            <td className="figure">{number(actual)}</td>
            <td className="figure">{number(expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
