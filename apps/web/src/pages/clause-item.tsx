import { type Clause, hasRuling, type Sheet, worksOf } from '@acies/kernel/odds';
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

/** A clause in our words, its rulings marked. */
export function ClauseItem({ sheet, clause, links = true, except }: Props) {
  const users = sheet.calculations.filter(({ id, clauses }) => id !== except && clauses.includes(clause.id));
  return (
    <li className={clause.source === 'ruling' ? 'ruling' : undefined}>
      <a className="clause tap" href={hrefOf([sheet.id, 'clauses', clause.id])}>
        {clause.id}
      </a>{' '}
      {clause.source === 'ruling' && !clause.sentences && <Ours />}
      <Words clause={clause} />
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

const Ours = () => (
  <abbr className="mark" title={t.rulingMeans}>
    {t.ruling}
  </abbr>
);

const Published = ({ work }: { readonly work: string | undefined }) => (
  <abbr className="mark published" title={work}>
    {t.published}
  </abbr>
);

/** What the marks of some clauses mean, where there are any: who touches a screen sees no title. */
export function SourceNotes({ clauses }: { readonly clauses: readonly Clause[] }) {
  return (
    <>
      {clauses.some(hasRuling) && (
        <p className="ruling-note quiet">
          <span className="mark">{t.ruling}</span>
          {t.rulingIntro}
        </p>
      )}
      {worksOf(clauses).map((work) => (
        <p key={work} className="ruling-note quiet">
          <span className="mark published">{t.published}</span>
          {t.publishedIn(work)}
        </p>
      ))}
    </>
  );
}

/** A clause, each sentence with the mark of where it comes from. */
function Words({ clause: { text, sentences } }: { readonly clause: Clause }) {
  if (!sentences) return <Marked text={text} />;
  return sentences.map((sentence, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one text have no name but their place
    <span key={i}>
      {sentence.source === 'ours' && <Ours />}
      {sentence.source === 'published' && <Published work={sentence.work} />}
      <Marked text={sentence.text} />{' '}
    </span>
  ));
}

/** Rulings within a sentence are marked (R): the sign becomes a word. */
function Marked({ text }: { readonly text: string }) {
  return text.split('(R)').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no name but their place
    <span key={i}>
      {i > 0 && <Ours />}
      {part}
    </span>
  ));
}
