import type { Clause, Sheet } from '@acies/kernel/odds';
import { hrefOf } from '../route.ts';
import { t } from '../strings.ts';
import { ClauseItem, SourceNotes } from './clause-item.tsx';
import { RulingLine } from './ruling-line.tsx';

/** One clause with its neighbours of the chapter, and the procedures that use it. */
export function ClausePage({ sheet, clause }: { readonly sheet: Sheet; readonly clause: Clause }) {
  const { id } = clause;
  const users = sheet.calculations.filter(({ clauses }) => clauses.includes(id));
  const chapter = sheet.clauses.filter((one) => one.chapter === clause.chapter && one.id !== id);
  return (
    <>
      <header className="sheet-head">
        <p className="crumbs">
          <a className="tap" href={hrefOf([sheet.id])}>
            {sheet.title}
          </a>{' '}
          ·{' '}
          <a className="tap" href={hrefOf([sheet.id], { chapter: clause.chapter })}>
            {clause.chapter}
          </a>
        </p>
        <h1>{t.clauseTitle(id)}</h1>
      </header>
      <ul className="clauses alone">
        <ClauseItem sheet={sheet} clause={clause} links={false} />
      </ul>
      <SourceNotes clauses={[clause]} />
      {sheet.rulings
        .filter((ruling) => ruling.clause === id)
        .map((ruling) => (
          <RulingLine key={ruling.id} sheet={sheet.id} ruling={ruling} />
        ))}
      {users.length > 0 && (
        <nav className="procedures" aria-label={t.usedBy}>
          <h2>{t.usedBy}</h2>
          <ul>
            {users.map((one) => (
              <li key={one.id}>
                <a className="card" href={hrefOf([sheet.id, one.id])}>
                  {one.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h2>{clause.chapter}</h2>
      <ul className="clauses">
        {chapter.map((one) => (
          <ClauseItem key={one.id} sheet={sheet} clause={one} />
        ))}
      </ul>
    </>
  );
}
