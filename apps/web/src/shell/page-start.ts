import { useEffect } from 'react';
import type { Visit } from '../route.ts';

/** The last visit whose page was begun at its top. */
let begun = 0;

/**
 * Who follows a link begins at the top of the page, and the reader of the screen begins to read at its heading. The way
 * back is left to the browser, which knows where one was.
 */
export function usePageStart({ visit, query }: Pick<Visit, 'visit' | 'query'>): void {
  // A chapter that was asked for is shown by the sheet itself.
  const isShown = query.has('chapter');
  useEffect(() => {
    if (visit === begun) return;
    begun = visit;
    if (!isShown) beginAtTop();
  }, [visit, isShown]);
}

function beginAtTop(): void {
  window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
