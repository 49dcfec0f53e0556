import { RollList } from '../roll/ledger-panel.tsx';
import { diceTotalsOf, type Measured, totalsOf } from '../roll/luck.ts';
import { ledger, useLedger } from '../roll/use-ledger.ts';
import { number, t } from '../strings.ts';

/** All rolls of the evening, and what they came to against what one may expect: a luck ledger. */
export function LedgerPage() {
  const entries = useLedger();
  const dice = diceTotalsOf(entries);
  const totals = totalsOf(entries).filter(({ measures }) => measures.length > 0);
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
            rows={dice.map((one) => ({ ...one, name: t.thrownOf(number(one.count), one.name) }))}
          />
        )}
        {totals.map(({ sheet, procedure, title, rolls, measures }) => (
          <Against key={`${sheet}/${procedure}`} caption={t.ofRolls(title, number(rolls))} rows={measures} />
        ))}
      </div>
      {entries.length > 0 && (
        <section className="ledger">
          <h2>{t.history}</h2>
          <RollList entries={entries} />
          <p className="buttons">
            <button type="button" onClick={ledger.clear}>
              {t.clear}
            </button>
          </p>
        </section>
      )}
    </>
  );
}

/** Bars of both on one scale, and the figures beside them. */
function Against({ caption, rows }: { readonly caption: string; readonly rows: readonly Measured[] }) {
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
                <span className="fill" style={{ inlineSize: shareOf(actual, expected) }} />
                <span className="fill before" style={{ inlineSize: shareOf(expected, actual) }} />
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

const shareOf = (one: number, other: number): string => {
  const most = Math.max(Math.abs(one), Math.abs(other));
  return most === 0 ? '0' : `${(100 * Math.abs(one)) / most}%`;
};
