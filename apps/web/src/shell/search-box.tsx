import { useId } from 'react';
import { hrefOf, type Route, replaceQuery } from '../route.ts';
import { t } from '../strings.ts';

/** Typing searches at once; leaving the box empty goes nowhere. */
export function SearchBox({ route }: { readonly route: Route }) {
  const id = useId();
  const isSearching = route.path[0] === 'search';
  const ask = (words: string): void => {
    if (isSearching) replaceQuery(['search'], new URLSearchParams({ q: words }));
    else window.location.hash = hrefOf(['search'], { q: words });
  };
  return (
    <search>
      <label className="visually-hidden" htmlFor={id}>
        {t.search}
      </label>
      <input
        id={id}
        type="search"
        placeholder={t.search}
        value={isSearching ? (route.query.get('q') ?? '') : ''}
        onChange={({ target }) => ask(target.value)}
      />
    </search>
  );
}
