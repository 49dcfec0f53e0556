import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOnPaper, watchPaper } from '../../paper.ts';

/** Whether the page is being printed: what is not in sight must then be there before the event is over. One goes on reading where one was. */
export function usePrinted(scrolled: RefObject<HTMLElement | null>): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    let before: Reading | undefined;
    // The page may be told twice: that it is about to be printed, and that it is laid out for it.
    const begin = (): void => {
      before ??= readingIn(scrolled.current);
      flushSync(() => setPrinted(true));
    };
    const end = (): void => {
      flushSync(() => setPrinted(false));
      if (before) readOn(scrolled.current, before);
      if (!isOnPaper()) before = undefined;
    };
    return watchPaper(begin, end);
  }, [scrolled]);
  return isPrinted;
}

/** How far down one reads, and which line has the focus: on paper the lines are other elements. */
interface Reading {
  readonly top: number;
  readonly focused: string | undefined;
}

function readingIn(scrolled: HTMLElement | null): Reading {
  const line = document.activeElement?.closest<HTMLElement>('[data-line]');
  return { top: scrolled?.scrollTop ?? 0, focused: scrolled?.contains(line ?? null) ? line?.dataset.line : undefined };
}

function readOn(scrolled: HTMLElement | null, { top, focused }: Reading): void {
  scrolled?.scrollTo({ top });
  if (focused !== undefined)
    scrolled?.querySelector<HTMLElement>(`[data-line="${focused}"] summary`)?.focus({ preventScroll: true });
}
