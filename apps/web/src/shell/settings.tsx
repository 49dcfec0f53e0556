import { useEffect, useRef } from 'react';
import { t } from '../strings.ts';
import { THEMES, useMotion, useTheme } from './theme.ts';

/** What is kept for the reader: light or dark, and whether dice are seen to fall. */
export function Settings() {
  const [theme, setTheme] = useTheme();
  const [moves, setMoves] = useMotion();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  const words = { auto: t.themeAuto, light: t.themeLight, dark: t.themeDark };
  const panel = useClosing();
  return (
    <details className="settings" ref={panel}>
      <summary aria-label={t.settings} title={t.settings}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M19 7h1M4 17h1M11 17h9M16 7m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 17m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
        </svg>
      </summary>
      <div>
        <button type="button" onClick={() => setTheme(next)}>
          {t.theme}: {words[theme]}
        </button>
        <button type="button" onClick={() => setMoves(!moves)}>
          {t.animate}: {moves ? t.on : t.off}
        </button>
      </div>
    </details>
  );
}

/** A panel that closes on Escape, and when one turns to anything else: by a tap, by keys, by another page. */
function useClosing() {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (): void => {
      if (panel.current) panel.current.open = false;
    };
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node) || !panel.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !panel.current?.open) return;
      close();
      panel.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    window.addEventListener('hashchange', close);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('hashchange', close);
    };
  }, []);
  return panel;
}
