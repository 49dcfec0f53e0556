import type { Sheet } from '@acies/kernel/odds';
import { useEffect } from 'react';
import { hrefOf } from '../route.ts';
import { t } from '../strings.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { ClauseItem, SourceNotes } from './clause-item.tsx';
import { RulingLine } from './ruling-line.tsx';
import { shortTitle } from './titles.ts';
import { TroopTable } from './troop-table.tsx';

interface Props {
  readonly sheet: Sheet;
  /** The chapter to be shown first, if one was asked for. */
  readonly chapter: string | undefined;
}

/** A page laid out like a reference sheet: the sequence of play, then the chapters, each with its procedures. */
export function SheetPage({ sheet, chapter }: Props) {
  const chapters = chaptersOf(sheet);
  useEffect(() => {
    if (chapter !== undefined) showChapter(chapter);
  }, [chapter]);
  const names = [...chapters.map(({ name }) => name), t.troops, ...(sheet.rulings.length > 0 ? [t.rulings] : [])];
  return (
    <>
      <header className="sheet-head">
        <h1>{sheet.title}</h1>
        <p>
          {sheet.summary}{' '}
          <span className="quiet no-print">
            {t.procedureCount(sheet.calculations.length)}, {t.clauseCount(sheet.clauses.length)}
          </span>{' '}
          <button type="button" className="plain no-print" onClick={() => window.print()}>
            {t.print}
          </button>
        </p>
      </header>
      <Jumps sheet={sheet} chapters={names} />
      <SourceNotes clauses={sheet.clauses} />
      <div className="chapters">
        {chapters.map((one) => (
          <ChapterSection key={one.name} sheet={sheet} chapter={one} />
        ))}
        <section className="troops">
          <Heading name={t.troops} />
          <TroopTable sheet={sheet} />
        </section>
        {sheet.rulings.length > 0 && (
          <section>
            <Heading name={t.rulings} />
            {sheet.rulings.map((ruling) => (
              <RulingLine key={ruling.id} sheet={sheet.id} ruling={ruling} />
            ))}
          </section>
        )}
      </div>
    </>
  );
}

function showChapter(name: string): void {
  const heading = document.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(name)}"]`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Everything on the sheet is a tap away. */
function Jumps({ sheet, chapters }: { readonly sheet: Sheet; readonly chapters: readonly string[] }) {
  return (
    <div className="jumps no-print">
      <nav aria-label={t.procedures}>
        <h2>{t.procedures}</h2>
        <ul>
          {sheet.calculations.map(({ id, title }) => (
            <li key={id}>
              <a className="jump strong" href={hrefOf([sheet.id, id])} title={title}>
                {shortTitle(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t.chapters}>
        <h2>{t.chapters}</h2>
        <ul>
          {chapters.map((name) => (
            <li key={name}>
              <a className="jump" href={hrefOf([sheet.id], { chapter: name })} onClick={() => showChapter(name)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const Heading = ({ name }: { readonly name: string }) => (
  <h2 data-chapter={name} tabIndex={-1}>
    {name}
  </h2>
);

function ChapterSection({ sheet, chapter: { name, clauses, calculations } }: { sheet: Sheet; chapter: Chapter }) {
  return (
    <section>
      <Heading name={name} />
      {calculations.length > 0 && (
        <ul className="calculators no-print">
          {calculations.map(({ id, title }) => (
            <li key={id}>
              <a className="card" href={hrefOf([sheet.id, id])}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className="clauses">
        {clauses.map((clause) => (
          <ClauseItem key={clause.id} sheet={sheet} clause={clause} />
        ))}
      </ul>
    </section>
  );
}
