import type { Sheet } from '@acies/kernel/odds';
import { use } from 'react';
import { isNamed, type Visit } from '../route.ts';
import { Titled } from '../shell/titled.tsx';
import { t } from '../strings.ts';
import { CalculatorPage } from './calculator.tsx';
import { ClausePage } from './clause.tsx';
import { NotFoundPage } from './not-found.tsx';
import { SheetPage } from './sheet.tsx';

/** The pages of one sheet, fetched together when the first of them is wanted. */
export function SheetPages({ loading, route }: { readonly loading: Promise<Sheet>; readonly route: Visit }) {
  const sheet = use(loading);
  const [, what, id, ...more] = route.path;
  const { query } = route;
  if (what === undefined) {
    const page = <SheetPage sheet={sheet} chapter={query.get('chapter') ?? undefined} />;
    return <Titled title={sheet.title} route={route} page={page} />;
  }
  const clause = what === 'clauses' && more.length === 0 ? sheet.clauses.find((one) => isNamed(one.id, id)) : undefined;
  if (clause)
    return (
      <Titled
        title={`${clause.id}, ${sheet.title}`}
        route={route}
        page={<ClausePage sheet={sheet} clause={clause} />}
      />
    );
  const calculation = sheet.calculations.find((one) => isNamed(one.id, what));
  if (!calculation || id !== undefined)
    return <Titled title={t.notFound} route={route} page={<NotFoundPage sheet={sheet} />} />;
  const page = <CalculatorPage key={calculation.id} sheet={sheet} calculation={calculation} query={query} />;
  return <Titled title={`${calculation.title}, ${sheet.title}`} route={route} page={page} />;
}
