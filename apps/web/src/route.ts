import { useEffect, useState } from 'react';

/** Where one is: all of it stands in the address, so that a situation can be shared or bookmarked. */
export interface Route {
  /** The parts of the path: a sheet, then a procedure, or "clauses" and a clause. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

export function hrefOf(path: readonly string[], query: URLSearchParams | Record<string, string> = {}): string {
  const asked = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${asked ? `?${asked}` : ''}`;
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(window.location.hash));
  useEffect(() => {
    const read = (): void => setRoute(parseRoute(window.location.hash));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return route;
}

/** Another situation on the same page: the address changes, the way back does not grow. */
export function replaceQuery(path: readonly string[], query: URLSearchParams): void {
  window.history.replaceState(window.history.state, '', hrefOf(path, query));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
