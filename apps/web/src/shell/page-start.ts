import { type MouseEvent, useEffect, useRef } from 'react';
import { parseRoute, type Route } from '../route.ts';

/**
 * Who follows a link begins at the top of the page, and the reader of the screen begins to read there. The way back is
 * left to the browser, which knows where one was.
 */
export function usePageStart({ path, query }: Route): (event: MouseEvent) => void {
  const followed = useRef(false);
  const place = path.join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another page
  useEffect(() => {
    if (!followed.current) return;
    followed.current = false;
    // A chapter that was asked for is shown by the sheet itself.
    if (query.has('chapter')) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place]);
  return ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link) followed.current = parseRoute(link.hash).path.join('/') !== place;
  };
}
