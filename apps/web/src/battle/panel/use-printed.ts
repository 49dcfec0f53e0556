import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: what is not in sight must then be there before the event is over. What scrolls stays where it was. */
export function usePrinted(scrolled: RefObject<HTMLElement | null>): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    let top: number | undefined;
    // The page may be told twice: that it is about to be printed, and that it is laid out for it.
    const begin = (): void => {
      top ??= scrolled.current?.scrollTop ?? 0;
      flushSync(() => setPrinted(true));
    };
    const end = (): void => {
      flushSync(() => setPrinted(false));
      if (top !== undefined) scrolled.current?.scrollTo({ top });
      if (!paper.matches) top = undefined;
    };
    const change = (): void => (paper.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, [scrolled]);
  return isPrinted;
}
