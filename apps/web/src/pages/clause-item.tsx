import type { Clause, Sheet } from '@acies/kernel';
import { hrefOf } from '../route.ts';
import { t } from '../strings.ts';
import { shortTitle } from './titles.ts';

interface Props {
  readonly sheet: Sheet;
  readonly clause: Clause;
  /** With the procedures that use it. */
  readonly links?: boolean;
  /** A procedure that need not be named: one is there. */
  readonly except?: string;
}

/** Whether any of it is ours: a clause of our own, or a word in one of the sheet's. */
export const hasRuling = ({ source, text }: Clause): boolean => source === 'ruling' || text.includes('(R)');

/** A clause in our words, its rulings marked. */
export function ClauseItem({ sheet, clause, links = true, except }: Props) {
  const users = sheet.calculations.filter(({ id, clauses }) => id !== except && clauses.includes(clause.id));
  return (
    <li className={clause.source === 'ruling' ? 'ruling' : undefined}>
      <a className="clause tap" href={hrefOf([sheet.id, 'clauses', clause.id])}>
        {clause.id}
      </a>{' '}
      {clause.source === 'ruling' && <Mark />}
      <Words text={clause.text} />
      {links && users.length > 0 && (
        <span className="users no-print">
          {users.map(({ id, title }) => (
            <a key={id} className="user" href={hrefOf([sheet.id, id])} title={`${t.usedBy}: ${title}`}>
              {shortTitle(title)}
            </a>
          ))}
        </span>
      )}
    </li>
  );
}

const Mark = () => (
  <abbr className="mark" title={t.rulingMeans}>
    {t.ruling}
  </abbr>
);

/** What the mark means, where there is one: who touches a screen sees no title. */
export const RulingNote = () => (
  <p className="ruling-note quiet">
    <span className="mark">{t.ruling}</span>
    {t.rulingIntro}
  </p>
);

/** Rulings within a clause are marked (R): the sign becomes a word. */
function Words({ text }: { readonly text: string }) {
  const parts = text.split('(R)');
  return (
    <>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no name but their place
        <span key={i}>
          {i > 0 && <Mark />}
          {part}
        </span>
      ))}
    </>
  );
}
