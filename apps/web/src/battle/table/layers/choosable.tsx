import type { SceneCell } from '@acies/kernel/picture';
import { memo } from 'react';
import { tb } from '../../strings.ts';
import { boundsOf, middleOf } from '../geometry.ts';
import { closed, n } from '../ground/paths.ts';

interface ChoosableProps {
  readonly cells: readonly SceneCell[];
  readonly chosen: number | undefined;
  /** Where Tab comes to. */
  readonly entry: string | undefined;
}

/** Cells that can be chosen now, each with a dot in it. */
export const Choosable = memo(function Choosable({ cells, chosen, entry }: ChoosableProps) {
  return cells.map(({ id, name, about, outline }) => {
    const middle = middleOf(outline);
    const { left, right } = boundsOf(outline);
    return (
      // biome-ignore lint/a11y/useSemanticElements: there is no button element in a drawing.
      <g
        key={id}
        className={id === chosen ? 'choosable chosen' : 'choosable'}
        data-key={`c${id}`}
        data-cell={id}
        role="button"
        tabIndex={entry === `c${id}` ? 0 : -1}
        aria-label={tb.cellToChoose(name, about)}
        aria-pressed={id === chosen}
      >
        <path d={closed(outline)} />
        <circle cx={n(middle.x)} cy={n(middle.y)} r={n(Math.min(right - left, 300) * 0.07)} />
      </g>
    );
  });
});
