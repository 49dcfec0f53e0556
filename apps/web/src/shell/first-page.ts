let isFirst = true;

/** Only a page that is loaded takes up what was half entered: who follows a link begins anew. */
export const isFirstPage = (): boolean => isFirst;
export const leaveFirstPage = (): void => {
  isFirst = false;
};

/** Called before anything else hears of it, so that the next page is drawn as one that was not loaded. */
export function watchFirstPage(): void {
  window.addEventListener('popstate', leaveFirstPage, { once: true });
}
