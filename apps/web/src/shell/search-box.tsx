import { useId } from 'react';
import { hrefOf, type Route, replaceQuery } from '../route.ts';
import { t } from '../strings.ts';

/** Typing searches at once; leaving the box empty goes nowhere. */
export function SearchBox({ route }: { readonly route: Route }) {
  const id = useId();
  const isSearching = route.path[0] === 'search';
  const from = isSearching ? route.query.get('from') : route.path[0];
  const ask = (words: string): void => {
    const query = new URLSearchParams({ q: words, ...(from ? { from } : {}) });
    if (isSearching) replaceQuery(['search'], query);
    else window.location.hash = hrefOf(['search'], query);
  };
  return (
    <search>
      <label className="visually-hidden" htmlFor={id}>
        {t.search}
      </label>
      <input
        id={id}
        type="search"
        placeholder={t.searchShort}
        value={isSearching ? (route.query.get('q') ?? '') : ''}
        onChange={({ target }) => ask(target.value)}
      />
    </search>
  );
}
