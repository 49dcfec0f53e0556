import { useEffect } from 'react';
import type { Player } from './use-player.ts';

/** What has keys of its own keeps them. */
const KEEPS_ALL = 'input:not([type="range"]), select, textarea, .table-view';
const KEEPS_SPACE = 'button, a, summary';
const KEEPS_ARROWS = 'input[type="range"]';

const ACTIONS: Readonly<Record<string, (player: Player) => void>> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: (player) => player.step(-1),
  ArrowRight: (player) => player.step(1),
  Home: (player) => player.jump(0),
  End: (player) => player.jump(player.last),
};

/** Space plays and pauses, arrows step, Home and End go to the first and the last, wherever on the page one is. */
export function useReplayKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented } = event;
      const action = Object.hasOwn(ACTIONS, key) ? ACTIONS[key] : undefined;
      if (!action || defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
      if (target instanceof Element && isKept(target, key)) return;
      event.preventDefault();
      action(player);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player]);
}

const isKept = (target: Element, key: string): boolean =>
  target.closest([KEEPS_ALL, key === ' ' ? KEEPS_SPACE : KEEPS_ARROWS].join(', ')) !== null;
