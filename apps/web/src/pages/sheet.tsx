import type { Clause, Sheet } from '@acies/kernel';
import { hrefOf } from '../route.ts';
import { number, t } from '../strings.ts';
import { TroopSymbol } from '../symbols/troop-symbol.tsx';
import { ClauseItem } from './clause-item.tsx';

/** Clauses by chapter, in the order of the sheet. */
export function chaptersOf(clauses: readonly Clause[]): [string, Clause[]][] {
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
  return [...chapters];
}

const isSequence = (chapter: string): boolean => /^sequence/i.test(chapter);

/** A page laid out like a reference sheet: procedures, the sequence of play, then the chapters. */
export function SheetPage({ sheet }: { readonly sheet: Sheet }) {
  const chapters = chaptersOf(sheet.clauses);
  const first = chapters.filter(([name]) => isSequence(name));
  const rest = chapters.filter(([name]) => !isSequence(name));
  return (
    <>
      <header className="sheet-head">
        <h1>{sheet.title}</h1>
        <p>{sheet.summary}</p>
        <p className="quiet no-print">
          {t.procedureCount(number(sheet.calculations.length))}, {t.clauseCount(number(sheet.clauses.length))}{' '}
          <button type="button" className="plain" onClick={() => window.print()}>
            {t.print}
          </button>
        </p>
      </header>
      <nav className="procedures no-print" aria-label={t.procedures}>
        <h2>{t.procedures}</h2>
        <ul>
          {sheet.calculations.map(({ id, title }) => (
            <li key={id}>
              <a className="card" href={hrefOf([sheet.id, id])}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="chapters">
        {[...first, ...rest].map(([name, clauses]) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul className="clauses">
              {clauses.map((clause) => (
                <ClauseItem key={clause.id} sheet={sheet} clause={clause} />
              ))}
            </ul>
          </section>
        ))}
        <Troops sheet={sheet} />
      </div>
    </>
  );
}

function Troops({ sheet: { troops } }: { readonly sheet: Sheet }) {
  const facts = [...new Set(troops.flatMap((troop) => Object.keys(troop.facts)))];
  return (
    <section className="troops">
      <h2>{t.troops}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys */}
      <section className="scroll" tabIndex={0} aria-label={t.troops}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.troops}</th>
              {facts.map((fact) => (
                <th key={fact} scope="col">
                  {fact}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {troops.map(({ id, name, facts: values }) => (
              <tr key={id}>
                <th scope="row">
                  <TroopSymbol type={id} /> {name} <span className="quiet">{id}</span>
                </th>
                {facts.map((fact) => (
                  <td key={fact} className="figure">
                    {values[fact] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
