import type { Overlay, SceneCell } from '@acies/kernel';
import { memo } from 'react';
import { tb } from '../../strings.ts';
import { closed } from '../ground/paths.ts';

interface OverlaysProps {
  readonly overlays: readonly Overlay[];
  readonly cells: readonly SceneCell[];
}

/** How far a piece moves, shoots and threatens. */
export const Overlays = memo(function Overlays({ overlays, cells }: OverlaysProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className="overlays" aria-hidden="true">
      {overlays.map((overlay) => (
        <path
          key={`${overlay.kind} ${overlay.text}`}
          className={`overlay ${overlay.kind}`}
          d={pathOf(overlay, cells)}
        />
      ))}
    </g>
  );
});

function pathOf({ cells: ids = [], outlines = [] }: Overlay, cells: readonly SceneCell[]): string {
  const wanted = new Set(ids);
  return [...cells.filter(({ id }) => wanted.has(id)).map(({ outline }) => outline), ...outlines].map(closed).join('');
}

/** On a telephone the table has no room to spare. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 40rem)').matches;

/** What the patterns mean. */
export function Legend({ overlays }: { readonly overlays: readonly Overlay[] }) {
  if (overlays.length === 0) return null;
  return (
    <details className="legend" open={!isNarrow()}>
      <summary>{tb.legend}</summary>
      <ul>
        {overlays.map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            <span className={`swatch ${kind}`} />
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
