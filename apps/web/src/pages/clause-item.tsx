import type { Clause, Sheet } from '@acies/kernel';
import { hrefOf } from '../route.ts';
import { t } from '../strings.ts';

interface Props {
  readonly sheet: Sheet;
  readonly clause: Clause;
  /** With the procedures that use it. */
  readonly links?: boolean;
}

/** A clause in our words, its rulings marked. */
export function ClauseItem({ sheet, clause, links = true }: Props) {
  const users = sheet.calculations.filter(({ clauses }) => clauses.includes(clause.id));
  return (
    <li id={clause.id} className={clause.source === 'ruling' ? 'ruling' : undefined}>
      <a className="clause" href={hrefOf([sheet.id, 'clauses', clause.id])}>
        {clause.id}
      </a>{' '}
      {clause.source === 'ruling' && <Mark />}
      <Words text={clause.text} />
      {links && users.length > 0 && (
        <span className="users no-print">
          {users.map(({ id, title }) => (
            <a key={id} className="user" href={hrefOf([sheet.id, id])} aria-label={`${t.usedBy}: ${title}`}>
              {id}
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
