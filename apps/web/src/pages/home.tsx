import type { SheetCard } from '@acies/play';
import { LedgerPanel } from '../roll/ledger-panel.tsx';
import { hrefOf } from '../route.ts';
import { CARDS } from '../rule-sets.ts';
import { t } from '../strings.ts';
import { kindOf } from './titles.ts';

export function HomePage() {
  return (
    <>
      <header className="hero">
        <h1>{t.name}</h1>
        <p className="tagline">{t.tagline}</p>
        <p>{t.about}</p>
      </header>
      <p>
        <a className="primary tap" href={hrefOf(['battle'])}>
          {t.playBattle}
        </a>
      </p>
      <nav aria-label={t.chooseSheet}>
        <ul className="cards">
          {CARDS.map((card) => (
            <li key={card.id} data-sheet={card.id}>
              <SheetLink {...card} />
            </li>
          ))}
        </ul>
      </nav>
      <LedgerPanel />
    </>
  );
}

/** Letters mean nothing to who sees them first: what the rules are like stands beside them, and their dice below. */
function SheetLink({ id, title, summary }: Pick<SheetCard, 'id' | 'title' | 'summary'>) {
  const { kind, rest } = kindOf(summary);
  return (
    <a className="card" href={hrefOf([id])}>
      <span className="kind">
        <strong>{title}</strong> {kind}
      </span>
      {rest && <span className="quiet">{rest}</span>}
    </a>
  );
}
