import type { Sheet } from '@acies/kernel';
import { use, useDeferredValue } from 'react';
import { hrefOf } from '../route.ts';
import { CARDS, sheetOf } from '../sheets.ts';
import { number, t } from '../strings.ts';
import { ClauseItem } from './clause-item.tsx';

let all: Promise<readonly Sheet[]> | undefined;
const allSheets = (): Promise<readonly Sheet[]> => (all ??= Promise.all(CARDS.map(({ id }) => sheetOf(id)!)));

const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
const hasAll = (words: readonly string[], text: string): boolean => words.every((word) => text.includes(word));

/** Clauses and procedures of every sheet that have all the words. */
export function SearchPage({ words }: { readonly words: string }) {
  const sheets = use(allSheets());
  const asked = wordsIn(useDeferredValue(words));
  if (asked.length === 0) return <p className="quiet">{t.searchPlaceholder}</p>;
  const found = sheets.map((sheet) => ({
    sheet,
    calculations: sheet.calculations.filter(({ id, title }) => hasAll(asked, `${id} ${title}`.toLowerCase())),
    clauses: sheet.clauses.filter(({ id, text, chapter }) => hasAll(asked, `${id} ${chapter} ${text}`.toLowerCase())),
  }));
  const count = found.reduce((sum, { calculations, clauses }) => sum + calculations.length + clauses.length, 0);
  return (
    <>
      <p role="status">{count === 0 ? t.nothingFound : t.found(number(count))}</p>
      {found
        .filter(({ calculations, clauses }) => calculations.length + clauses.length > 0)
        .map(({ sheet, calculations, clauses }) => (
          <section key={sheet.id} data-sheet={sheet.id}>
            <h2>{sheet.title}</h2>
            <ul className="cards">
              {calculations.map(({ id, title }) => (
                <li key={id}>
                  <a className="card" href={hrefOf([sheet.id, id])}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            <ul className="clauses">
              {clauses.map((clause) => (
                <ClauseItem key={clause.id} sheet={sheet} clause={clause} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
