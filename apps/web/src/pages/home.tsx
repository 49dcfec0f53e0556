import { LedgerPanel } from '../roll/ledger-panel.tsx';
import { hrefOf } from '../route.ts';
import { CARDS } from '../sheets.ts';
import { t } from '../strings.ts';

export function HomePage() {
  return (
    <>
      <header className="hero">
        <h1>{t.name}</h1>
        <p className="tagline">{t.tagline}</p>
        <p>{t.about}</p>
      </header>
      <nav aria-label={t.chooseSheet}>
        <ul className="cards">
          {CARDS.map(({ id, title, summary }) => (
            <li key={id} data-sheet={id}>
              <a className="card" href={hrefOf([id])}>
                <strong>{title}</strong>
                <span>{summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LedgerPanel />
    </>
  );
}
