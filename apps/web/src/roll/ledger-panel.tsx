import { memo } from 'react';
import { shortTitle } from '../pages/titles.ts';
import { hrefOf } from '../route.ts';
import { titleOf } from '../sheets.ts';
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
              {t.allRolls(entries.length)}
            </a>
          </p>
        </>
      )}
    </section>
  );
});

interface ListProps {
  readonly entries: readonly Entry[];
  readonly onRemove?: (entry: Entry) => void;
}

export function RollList({ entries, onRemove }: ListProps) {
  return (
    <ol className="rolls">
      {entries.map((entry) => (
        <li key={entry.at} data-sheet={entry.sheet}>
          <Roll {...entry} />
          {onRemove && (
            <button
              type="button"
              className="plain"
              aria-label={t.removeRoll(entry.text)}
              onClick={() => onRemove(entry)}
            >
              {t.remove}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Roll({ href, sheet, title, dice, text, chance, isOwn }: Entry) {
  return (
    <>
      <a className="tap" href={href}>
        {t.rollOf(titleOf(sheet), shortTitle(title))}
      </a>{' '}
      <span className="figure">{dice.map(({ die, faces }) => `${die} ${faces.map(number).join(' ')}`).join('; ')}</span>{' '}
      {text} <span className="quiet">{t.inBrackets(isOwn ? t.ownDice(percent(chance)) : percent(chance))}</span>{' '}
    </>
  );
}
