import type { Sheet } from '@acies/kernel';
import { Suspense, use, useEffect } from 'react';
import { CalculatorPage } from './pages/calculator.tsx';
import { ClausePage } from './pages/clause.tsx';
import { HomePage } from './pages/home.tsx';
import { LedgerPage } from './pages/ledger.tsx';
import { SearchPage } from './pages/search.tsx';
import { SheetPage } from './pages/sheet.tsx';
import { hrefOf, type Route, useRoute } from './route.ts';
import { sheetOf } from './sheets.ts';
import { Guard } from './shell/guard.tsx';
import { usePageStart } from './shell/page-start.ts';
import { SearchBox } from './shell/search-box.tsx';
import { Settings } from './shell/settings.tsx';
import { t } from './strings.ts';

export function App() {
  const route = useRoute();
  const follow = usePageStart(route);
  return (
    <div data-sheet={route.path[0]} onClickCapture={follow}>
      <button type="button" className="skip" onClick={focusContent}>
        {t.skip}
      </button>
      <header className="top no-print">
        <a className="brand" href={hrefOf([])}>
          {t.name}
        </a>
        <SearchBox route={route} />
        <Settings />
      </header>
      <main id="content" tabIndex={-1}>
        <Guard key={route.path.join('/')}>
          <Suspense fallback={<p className="quiet loading">{t.loading}</p>}>
            <Page route={route} />
          </Suspense>
        </Guard>
      </main>
    </div>
  );
}

/** The address is the situation's: a jump within the page must not change it. */
function focusContent(): void {
  document.getElementById('content')?.focus();
}

function Page({ route: { path, query } }: { readonly route: Route }) {
  const [first] = path;
  if (first === undefined) return <Titled title={t.name} page={<HomePage />} />;
  if (first === 'ledger') return <Titled title={t.ledger} page={<LedgerPage />} />;
  if (first === 'search') {
    const page = <SearchPage words={query.get('q') ?? ''} from={query.get('from') ?? undefined} />;
    return <Titled title={t.search} page={page} />;
  }
  const loading = sheetOf(first);
  return loading ? <OfSheet loading={loading} path={path.slice(1)} query={query} /> : <NotFound />;
}

interface OfSheetProps {
  readonly loading: Promise<Sheet>;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

function OfSheet({ loading, path: [what, id], query }: OfSheetProps) {
  const sheet = use(loading);
  if (what === undefined)
    return (
      <Titled title={sheet.title} page={<SheetPage sheet={sheet} chapter={query.get('chapter') ?? undefined} />} />
    );
  if (what === 'clauses' && id !== undefined)
    return <Titled title={`${id}, ${sheet.title}`} page={<ClausePage sheet={sheet} id={id} />} />;
  const calculation = sheet.calculations.find((one) => one.id === what);
  if (!calculation) return <NotFound />;
  const page = <CalculatorPage key={calculation.id} sheet={sheet} calculation={calculation} query={query} />;
  return <Titled title={`${calculation.title}, ${sheet.title}`} page={page} />;
}

const NotFound = () => <Titled title={t.notFound} page={<h1>{t.notFound}</h1>} />;

function Titled({ title, page }: { readonly title: string; readonly page: React.ReactNode }) {
  useEffect(() => {
    document.title = title === t.name ? `${t.name}: ${t.tagline}` : `${title} · ${t.name}`;
  }, [title]);
  return page;
}
