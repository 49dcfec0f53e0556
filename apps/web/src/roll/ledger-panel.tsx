import { number, percent, t } from '../strings.ts';
import { clearLedger, luckOf, useLedger } from './ledger.ts';

/** The rolls of the evening, and how they compare with what one may expect. */
export function LedgerPanel() {
  const entries = useLedger();
  const luck = luckOf(entries);
  return (
    <section className="ledger">
      <h2>{t.history}</h2>
      {entries.length === 0 ? (
        <p className="quiet">{t.noHistory}</p>
      ) : (
        <>
          {luck !== undefined && (
            <p>
              <strong>{t.luck}</strong>: {t.luckOf(percent(luck), number(entries.length))}
            </p>
          )}
          <ol>
            {entries.map((entry) => (
              <li key={entry.at}>
                <a href={entry.href}>
                  {entry.sheet}/{entry.procedure}
                </a>{' '}
                <span className="figure">{entry.dice.join('; ')}</span> {entry.text}{' '}
                <span className="quiet">({percent(entry.chance)})</span>
              </li>
            ))}
          </ol>
          <button type="button" onClick={clearLedger}>
            {t.clear}
          </button>
        </>
      )}
    </section>
  );
}
