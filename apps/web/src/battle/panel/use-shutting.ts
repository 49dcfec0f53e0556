import { type RefObject, useEffect, useRef } from 'react';

/** A menu shuts by Escape, by a press outside it, and when what it lies over has changed so much that it is in the way. */
export function useShutting(inTheWay: boolean): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent): void => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      // Only the menu: what is being chosen is not let go by the same key.
      event.stopPropagation();
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);
  useEffect(() => {
    if (inTheWay && menu.current) menu.current.open = false;
  }, [inTheWay]);
  return menu;
}
