/** Tells when the page is about to be printed, and when it no longer is; the answer ends the watch. Either may be told twice. */
export function watchPaper(begin: () => void, end: () => void): () => void {
  const paper = window.matchMedia('print');
  const change = (): void => (paper.matches ? begin() : end());
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', change);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', change);
  };
}

/** Whether the page is laid out for paper at this moment. */
export const isOnPaper = (): boolean => window.matchMedia('print').matches;
