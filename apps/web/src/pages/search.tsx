import type { Calculation, Clause, Sheet } from '@acies/kernel/odds';
import { use, useDeferredValue } from 'react';
import { hrefOf } from '../route.ts';
import { allSheets } from '../sheets.ts';
import { useAnnounce } from '../shell/announce.ts';
import { t } from '../strings.ts';
import { ClauseItem, SourceNotes } from './clause-item.tsx';
import { findIn } from './find.ts';

interface Props {
  readonly words: string;
  /** The sheet that one came from: what it says comes first. */
  readonly from: string | undefined;
}

/** Clauses and procedures of every sheet that have all the words. */
export function SearchPage({ words, from }: Props) {
  const sheets = use(allSheets());
  const asked = useDeferredValue(words);
  const fromHere = ({ sheet }: { readonly sheet: Sheet }): number => Number(sheet.id === from);
  const found = sheets.map((sheet) => ({ sheet, ...findIn(sheet, asked) }));
  const shown = found
    .filter(({ calculations, clauses }) => calculations.length + clauses.length > 0)
    .sort((a, b) => fromHere(b) - fromHere(a));
  const count = shown.reduce((sum, { calculations, clauses }) => sum + calculations.length + clauses.length, 0);
  const isAsked = asked.trim() !== '';
  const said = isAsked ? (count === 0 ? t.nothingFound : t.found(count)) : t.searchFor;
  useAnnounce(said);
  return (
    <>
      <h1>{t.searchShort}</h1>
      <p>{said}</p>
      {shown.map((one) => (
        <Found key={one.sheet.id} {...one} />
      ))}
      <SourceNotes clauses={shown.flatMap(({ clauses }) => clauses)} />
    </>
  );
}

interface FoundProps {
  readonly sheet: Sheet;
  readonly calculations: readonly Calculation[];
  readonly clauses: readonly Clause[];
}

function Found({ sheet, calculations, clauses }: FoundProps) {
  return (
    <section data-sheet={sheet.id}>
      <h2>
        {sheet.title} <span className="quiet">{t.found(calculations.length + clauses.length)}</span>
      </h2>
      {calculations.length > 0 && (
        <ul className="cards">
          {calculations.map(({ id, title }) => (
            <li key={id}>
              <a className="card" href={hrefOf([sheet.id, id])}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {clauses.length > 0 && (
        <ul className="clauses">
          {clauses.map((clause) => (
            <ClauseItem key={clause.id} sheet={sheet} clause={clause} />
          ))}
        </ul>
      )}
    </section>
  );
}
