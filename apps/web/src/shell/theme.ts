import { useEffect, useState } from 'react';
import { store } from './store.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'acies.theme';

const stored = (): Theme => THEMES.find((theme) => theme === store.getItem(KEY)) ?? 'auto';

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(stored);
  useEffect(() => {
    store.setItem(KEY, theme);
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return [theme, setTheme];
}

const MOTION = 'acies.motion';

/** Whether dice are seen to fall; who asks the system for less motion sees none anyway. */
export function useMotion(): readonly [boolean, (moves: boolean) => void] {
  const [moves, setMoves] = useState(() => store.getItem(MOTION) !== 'off');
  useEffect(() => {
    store.setItem(MOTION, moves ? 'on' : 'off');
    document.documentElement.dataset.motion = moves ? 'on' : 'off';
  }, [moves]);
  return [moves, setMoves];
}
