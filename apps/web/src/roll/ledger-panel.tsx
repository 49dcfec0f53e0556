import { memo } from 'react';
import { hrefOf } from '../route.ts';
import { number, percent, t } from '../strings.ts';
import type { Entry } from './luck.ts';
import { useLedger } from './use-ledger.ts';

/** The last rolls, and the way to all of them. */
export const LedgerPanel = memo(({ most = 5 }: { readonly most?: number }) => {
  const entries = useLedger();
  return (
    <section className="ledger no-print">
      <h2>{t.history}</h2>
      {entries.length === 0 ? (
        <p className="quiet">{t.noHistory}</p>
      ) : (
        <>
          <RollList entries={entries.slice(0, most)} />
          <p>
            <a className="tap" href={hrefOf(['ledger'])}>
              {t.allRolls(number(entries.length))}
            </a>
          </p>
        </>
      )}
    </section>
  );
});

export function RollList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ol className="rolls">
      {entries.map(({ at, href, sheet, procedure, dice, text, chance }) => (
        <li key={at} data-sheet={sheet}>
          <a className="tap" href={href}>
            {sheet}/{procedure}
          </a>{' '}
          <span className="figure">{dice.map(({ die, faces }) => `${die} ${faces.join(' ')}`).join('; ')}</span> {text}{' '}
          <span className="quiet">({percent(chance)})</span>
        </li>
      ))}
    </ol>
  );
}
