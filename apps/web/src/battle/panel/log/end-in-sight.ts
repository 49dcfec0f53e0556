import { type RefObject, type UIEvent, useEffect, useRef } from 'react';

/** In pixels: who has scrolled no farther up than this still reads the end. */
const NEAR_END = 24;

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** Whether the end is read after scrolling. The lines may have grown since they were brought to their end: only who goes up leaves it. */
export function readsEnd(didRead: boolean, topBefore: number, { scrollTop, scrollHeight, clientHeight }: Scrolled) {
  const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
  return isNearEnd || (didRead && scrollTop >= topBefore);
}

/** The end of what scrolls, which is followed as long as it is read. */
export interface EndInSight {
  readonly lines: RefObject<HTMLElement | null>;
  isRead(): boolean;
  toEnd(): void;
  onScroll(event: UIEvent<HTMLElement>): void;
}

/** What is new is brought into sight, but not for a person who reads further up; what is filtered anew is read from its end. */
export function useEndInSight(length: number, filter: string): EndInSight {
  const lines = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const toEnd = (): void => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is at the end
  useEffect(() => {
    if (!isAtEnd.current) return;
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(toEnd);
    return () => cancelAnimationFrame(frame);
  }, [length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is filtered anew is read from its end
  useEffect(toEnd, [filter]);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    isAtEnd.current = readsEnd(isAtEnd.current, lastTop.current, currentTarget);
    lastTop.current = currentTarget.scrollTop;
  };
  return { lines, isRead: () => isAtEnd.current, toEnd, onScroll };
}
