import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What the reader of a screen is told. */
let said = '';
let pending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** While a form is filled one thing follows another: only what stays for so long is said. */
export const CALM = 500;

/** Says something, once what went before it no longer matters. */
export function announce(words: string, wait = 0, onSaid?: () => void): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    // Words that were said before are told again only where the text differs.
    say(words === said ? `${words}\u00a0` : words);
    onSaid?.();
  }, wait);
}

/** What was said, and what was about to be, is no longer of the page. */
export function silence(): void {
  clearTimeout(pending);
  say('');
}

function say(words: string): void {
  said = words;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const saidNow = (): string => said;
export const useAnnounced = (): string => useSyncExternalStore(subscribe, saidNow, saidNow);

/** Says words when they change; those of the beginning are read with the page. */
export function useAnnounce(words: string): void {
  const last = useRef(words);
  useEffect(() => {
    if (last.current === words) return;
    last.current = words;
    announce(words, CALM);
  }, [words]);
}
