import type { SceneCell, ScenePiece, Shown } from '@acies/kernel';
import type { Figure } from '../figures.ts';
import { closed } from '../ground/paths.ts';
import { Ghost } from '../piece/ghost.tsx';
import { Aims, Arrow } from './arrows.tsx';

interface ShownLayerProps {
  readonly shown: Shown;
  readonly look: 'shown' | 'allowed' | 'refused';
  readonly known: ReadonlyMap<number, ScenePiece>;
  /** Also of those that do not stand on the table yet. */
  readonly figures: ReadonlyMap<number, Figure>;
  readonly cells: readonly SceneCell[];
}

/** Where a choice is on the table. */
export function ShownLayer({ shown, look, known, figures, cells }: ShownLayerProps) {
  const { pieces = [], targets = [], ghosts = [], way = [], cell } = shown;
  const into = cell === undefined ? undefined : cells.find(({ id }) => id === cell);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className={`shown ${look}`} aria-hidden="true">
      {into && <path className="into" d={closed(into.outline)} />}
      {way.length > 1 && <Arrow look="way" spots={way} />}
      {ghosts.map((ghost) => {
        const figure = figures.get(ghost.id);
        return figure && <Ghost key={ghost.id} place={ghost} figure={figure} look={look} />;
      })}
      <Aims pieces={pieces} targets={targets} known={known} />
    </g>
  );
}
