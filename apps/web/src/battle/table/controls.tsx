import { tb } from '../strings.ts';
import type { Camera } from './camera.ts';

const STEP = 1.5;

export function Controls({ camera }: { readonly camera: Camera | undefined }) {
  const all: [string, string, () => void][] = [
    ['+', tb.nearer, () => camera?.zoomBy(STEP)],
    ['−', tb.farther, () => camera?.zoomBy(1 / STEP)],
    ['⤢', tb.wholeTable, () => camera?.whole()],
  ];
  return (
    <div className="table-controls">
      {all.map(([sign, name, act]) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={act}>
          {sign}
        </button>
      ))}
    </div>
  );
}
