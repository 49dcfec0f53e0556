import type { Sheet } from '@acies/kernel';
import { lazy, Suspense, use, useEffect } from 'react';
import { CalculatorPage } from './pages/calculator.tsx';
import { ClausePage } from './pages/clause.tsx';
import { HomePage } from './pages/home.tsx';
import { LedgerPage } from './pages/ledger.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { SearchPage } from './pages/search.tsx';
import { SheetPage } from './pages/sheet.tsx';
import { hrefOf, useRoute, type Visit } from './route.ts';
import { sheetOf } from './sheets.ts';
import { Guard } from './shell/guard.tsx';
import { usePageStart } from './shell/page-start.ts';
import { SearchBox } from './shell/search-box.tsx';
import { Settings } from './shell/settings.tsx';
import { Status } from './shell/status.tsx';
import { UpdateLine } from './shell/update-line.tsx';
import { t } from './strings.ts';

/** Battles need more than sheets do: they are fetched when they are wanted. */
const BattlePages = lazy(() => import('./battle/pages/index.tsx'));

export function App() {
  const route = useRoute();
  return (
    <div data-sheet={route.path[0]}>
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
      <UpdateLine />
      <main id="content" tabIndex={-1}>
        <Guard key={`${route.path.join('/')} ${route.visit}`}>
          <Suspense fallback={<p className="quiet loading">{t.loading}</p>}>
            <Page route={route} />
          </Suspense>
        </Guard>
      </main>
      <Status />
    </div>
  );
}

/** The address is the situation's: a jump within the page must not change it. */
function focusContent(): void {
  document.getElementById('content')?.focus();
}

function Page({ route }: { readonly route: Visit }) {
  const { path, query } = route;
  const [first] = path;
  if (first === undefined) return <Titled title={t.name} route={route} page={<HomePage />} />;
  if (first === 'ledger') return <Titled title={t.ledger} route={route} page={<LedgerPage />} />;
  if (first === 'search') {
    const page = <SearchPage words={query.get('q') ?? ''} from={query.get('from') ?? undefined} />;
    return <Titled title={t.search} route={route} page={page} />;
  }
  if (first === 'battle') return <Titled title={t.battles} route={route} page={<BattlePages path={path.slice(1)} />} />;
  const loading = sheetOf(first);
  return loading ? <OfSheet loading={loading} route={route} /> : <NotFound route={route} />;
}

function OfSheet({ loading, route }: { readonly loading: Promise<Sheet>; readonly route: Visit }) {
  const sheet = use(loading);
  const [, what, id, ...more] = route.path;
  const { query } = route;
  if (what === undefined) {
    const page = <SheetPage sheet={sheet} chapter={query.get('chapter') ?? undefined} />;
    return <Titled title={sheet.title} route={route} page={page} />;
  }
  const clause = what === 'clauses' && more.length === 0 ? sheet.clauses.find((one) => one.id === id) : undefined;
  if (clause)
    return (
      <Titled
        title={`${clause.id}, ${sheet.title}`}
        route={route}
        page={<ClausePage sheet={sheet} clause={clause} />}
      />
    );
  const calculation = sheet.calculations.find((one) => one.id === what);
  if (!calculation || id !== undefined) return <NotFound route={route} sheet={sheet} />;
  const page = <CalculatorPage key={calculation.id} sheet={sheet} calculation={calculation} query={query} />;
  return <Titled title={`${calculation.title}, ${sheet.title}`} route={route} page={page} />;
}

const NotFound = ({ route, sheet }: { readonly route: Visit; readonly sheet?: Sheet }) => (
  <Titled title={t.notFound} route={route} page={sheet ? <NotFoundPage sheet={sheet} /> : <NotFoundPage />} />
);

interface TitledProps {
  readonly title: string;
  readonly route: Visit;
  readonly page: React.ReactNode;
}

function Titled({ title, route, page }: TitledProps) {
  useEffect(() => {
    document.title = title === t.name ? `${t.name}: ${t.tagline}` : `${title} · ${t.name}`;
  }, [title]);
  usePageStart(route);
  return page;
}
