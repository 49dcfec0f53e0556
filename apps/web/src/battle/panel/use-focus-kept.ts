import { type RefObject, useEffect, useRef } from 'react';

/** Who decided the last thing by the keyboard goes on with this one: the focus must not be lost with the buttons. */
export function useFocusKept(what: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing to decide is looked at once
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (isFree || activeElement.closest('.deciding')) heading.current?.focus({ preventScroll: true });
  }, [what]);
  return heading;
}
