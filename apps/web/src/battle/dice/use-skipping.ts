import { useEffect } from 'react';
import type { Falls } from './use-falls.ts';

/** What takes the key itself. */
const TAKES_SPACE = 'a, button, input, select, textarea, summary, [role="button"], [role="tab"]';

/** The space bar where nothing else is done by it. */
const isFreeSpace = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && !(target as Element).closest(TAKES_SPACE);

/** The space bar goes on to the next, wherever nothing else is done by it. */
export function useSkipKey(skip: (() => void) | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isFreeSpace(event)) return;
      event.preventDefault();
      skip?.();
    };
    if (!skip) return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [skip]);
}

/** Who does anything does not wait for the dice: with any other key, or a press beside them, the table is as it stands now. */
export function useNoWaiting({ isRolling, rest }: Pick<Falls, 'isRolling' | 'rest'>): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (!isFreeSpace(event)) rest();
    };
    const press = ({ target }: PointerEvent): void => {
      if (!(target as Element).closest('.dice-tray')) rest();
    };
    if (!isRolling) return;
    window.addEventListener('keydown', key, { capture: true });
    window.addEventListener('pointerdown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', key, { capture: true });
      window.removeEventListener('pointerdown', press, { capture: true });
    };
  }, [isRolling, rest]);
}
