import { Suspense } from 'react';
import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { hrefOf, useRoute, type Visit } from './route.ts';
import { sheetOf } from './sheets.ts';
import { fetched } from './shell/fetched.tsx';
import { Guard } from './shell/guard.tsx';
import { SearchBox } from './shell/search-box.tsx';
import { Settings } from './shell/settings.tsx';
import { Status } from './shell/status.tsx';
import { Titled } from './shell/titled.tsx';
import { UpdateLine } from './shell/update-line.tsx';
import { t } from './strings.ts';
import { SignsOf } from './symbols/signs.tsx';

/** What is behind the first page is fetched when it is wanted: battles need nothing of the calculators, nor they of battles. */
const BattlePages = fetched(async () => (await import('./battle/pages/index.tsx')).BattlePages);
const SheetPages = fetched(async () => (await import('./pages/sheet-pages.tsx')).SheetPages);
const LedgerPage = fetched(async () => (await import('./pages/ledger.tsx')).LedgerPage);
const SearchPage = fetched(async () => (await import('./pages/search.tsx')).SearchPage);

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
  // The sheet is on its way while its pages are.
  const loading = sheetOf(first);
  if (loading)
    return (
      <SignsOf sheet={first}>
        <SheetPages loading={loading} route={route} />
      </SignsOf>
    );
  return <Titled title={t.notFound} route={route} page={<NotFoundPage />} />;
}
