import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What the reader of a screen is told. */
let said = '';
let pending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** While a form is filled one thing follows another: only what stays for so long is said. */
const CALM = 500;

/** Says something, once what went before it no longer matters. */
export function announce(words: string, wait = 0): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    // The same words again are told again only where the text differs.
    said = words === said ? `${words}\u00a0` : words;
    for (const listener of listeners) listener();
  }, wait);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAnnounced = (): string => useSyncExternalStore(subscribe, () => said);

/** Says words when they change; those of the beginning are read with the page. */
export function useAnnounce(words: string): void {
  const last = useRef(words);
  useEffect(() => {
    if (last.current === words) return;
    last.current = words;
    announce(words, CALM);
  }, [words]);
}
