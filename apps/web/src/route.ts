import { useEffect, useState } from 'react';

/** Where one is: all of it stands in the address, so that a situation can be shared or bookmarked. */
export interface Route {
  /** The parts of the path: a sheet, then a procedure, or "clauses" and a clause. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const whole = hash.replace(/^#\/?/, '');
  const end = whole.includes('?') ? whole.indexOf('?') : whole.length;
  const path = whole.slice(0, end).split('/').filter(Boolean).map(decoded);
  return { path, query: new URLSearchParams(whole.slice(end + 1)) };
}

/** What was not written by us may be no code at all: then it is taken as it stands, and names no page. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (fault) {
    if (fault instanceof URIError) return part;
    throw fault;
  }
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
