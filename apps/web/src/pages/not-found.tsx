import { hrefOf } from '../route.ts';
import { t } from '../strings.ts';

/** No such page, and the ways on: to the sheet that the address names, to all of them, to the search. */
export function NotFoundPage({ sheet }: { readonly sheet?: { readonly id: string; readonly title: string } }) {
  return (
    <>
      <h1>{t.notFound}</h1>
      <ul className="ways-on">
        {sheet && <Way to={[sheet.id]} words={sheet.title} />}
        <Way to={[]} words={t.toHome} />
        <Way to={['search']} words={t.searchShort} />
      </ul>
    </>
  );
}

const Way = ({ to, words }: { readonly to: readonly string[]; readonly words: string }) => (
  <li>
    <a className="tap" href={hrefOf(to)}>
      {words}
    </a>
  </li>
);
