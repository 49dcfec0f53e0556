import type { Overlay } from '@acies/kernel/picture';
import { number } from '../../../strings.ts';
import { tb } from '../../strings.ts';
import type { Look } from './looks.ts';
import { numbersOf } from './overlays.tsx';
import { LookSwatch } from './swatch.tsx';

interface LegendProps {
  readonly id: string;
  readonly looks: readonly Look[];
  readonly overlays: readonly Overlay[];
}

/** What the looks on the table mean: all that are there now, each as it is drawn. It lies beneath the table, never over it. */
export function Legend({ id, looks, overlays }: LegendProps) {
  const counts = numbersOf(overlays);
  return (
    <ul className="legend" id={id} aria-label={tb.legend}>
      {looks.map(({ kind, side }) => (
        <li key={kind}>
          <LookSwatch {...{ kind, side }} />
          {tb.looks[kind]}
        </li>
      ))}
      {overlays.map((overlay) => (
        <li key={`${overlay.kind} ${overlay.text}`}>
          <span className={`swatch ${overlay.kind}`}>
            {counts.has(overlay) && <span>{number(counts.get(overlay)!)}</span>}
          </span>
          {overlay.text}
        </li>
      ))}
    </ul>
  );
}
