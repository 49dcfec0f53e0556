import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Where one is: all of it stands in the address, so that a situation can be shared or bookmarked. */
export interface Route {
  /** The parts of the path: a sheet, then a procedure, or "clauses" and a clause. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const whole = hash.replace(/^#\/?/, '');
  const end = whole.includes('?') ? whole.indexOf('?') : whole.length;
  const path = whole.slice(0, end).split('/').filter(Boolean).map(decoded).map(asNamed);
  return { path, query: new URLSearchParams(whole.slice(end + 1)) };
}

/** What comes first, a sheet or a page, is meant in whatever case it was typed. */
const asNamed = (part: string, place: number): string => (place === 0 ? part.toLowerCase() : part);

/** Whether a name is meant, in whatever case it was typed. */
export const isNamed = (name: string, typed: string | undefined): boolean =>
  name.toLowerCase() === typed?.toLowerCase();

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

/** A page that a link led to is visited anew, be it the same procedure or even the same situation. */
export interface Visit extends Route {
  /** Tells visits apart; the way back and changes of the situation are none. */
  readonly visit: number;
}

export function useRoute(): Visit {
  const [visit, setVisit] = useState<Visit>(() => ({ ...parseRoute(window.location.hash), visit: 0 }));
  useEffect(() => {
    let isFollowed = false;
    let known: string | undefined;
    const read = (): void => {
      const { hash } = window.location;
      if (hash === known && !isFollowed) return;
      const step = isFollowed ? 1 : 0;
      isFollowed = false;
      known = hash;
      setVisit((before) => ({ ...parseRoute(hash), visit: before.visit + step }));
    };
    // On the way back the browser looks for the place where one was right after this: the page must be there by then.
    const readAtOnce = (): void => flushSync(read);
    const follow = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link) return;
      isFollowed = leadsOn(link.hash, window.location.hash);
      // The browser does nothing where the address stays as it is.
      if (link.hash !== window.location.hash) return;
      // What the place in the history keeps was the visit's before.
      window.history.replaceState(null, '');
      read();
    };
    window.addEventListener('popstate', readAtOnce);
    window.addEventListener('hashchange', read);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('popstate', readAtOnce);
      window.removeEventListener('hashchange', read);
      document.removeEventListener('click', follow);
    };
  }, []);
  return visit;
}

/** The link within the client that a click follows here, not in another tab. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href^="#"]');
}

/** A chapter of the sheet one is reading is no other page: the sheet shows it. */
export function leadsOn(to: string, from: string): boolean {
  const { path, query } = parseRoute(to);
  return !query.has('chapter') || path.join('/') !== parseRoute(from).path.join('/');
}

/** Another situation on the same page: the address changes, the way back does not grow. */
export function replaceQuery(path: readonly string[], query: URLSearchParams): void {
  window.history.replaceState(window.history.state, '', hrefOf(path, query));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
