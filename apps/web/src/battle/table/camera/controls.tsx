import { tb } from '../../strings.ts';
import type { Camera } from './camera.ts';

const STEP = 1.5;

interface ControlsProps {
  readonly camera: Camera | undefined;
  readonly isLegendOpen: boolean;
  /** The element that the legend is in once it is open. */
  readonly legend: string;
  onLegend(isOpen: boolean): void;
}

/** Beside the table and not on it: no unit ever lies beneath a button. */
export function Controls({ camera, isLegendOpen, legend, onLegend }: ControlsProps) {
  const all: [string, string, () => void][] = [
    ['+', tb.nearer, () => camera?.zoomBy(STEP)],
    ['−', tb.farther, () => camera?.zoomBy(1 / STEP)],
    ['⤢', tb.wholeTable, () => camera?.whole()],
  ];
  return (
    <div className="table-controls">
      <button
        type="button"
        className="legend-button"
        aria-expanded={isLegendOpen}
        aria-controls={isLegendOpen ? legend : undefined}
        onClick={() => onLegend(!isLegendOpen)}
      >
        <span className="tip" aria-hidden="true">
          ?
        </span>
        <span className="word">{tb.legend}</span>
      </button>
      {all.map(([sign, name, act]) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={act}>
          {sign}
        </button>
      ))}
    </div>
  );
}
