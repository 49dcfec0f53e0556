import type { Pose, SceneCell, ScenePiece, Shown, Spot } from '@acies/kernel/picture';
import { halfSpan } from '../geometry.ts';
import { closed, n } from '../ground/paths.ts';
import { Ghost } from '../piece/ghost.tsx';
import type { Figure } from '../scene/figures.ts';
import { Aims, Arrow } from './arrows.tsx';

interface ShownLayerProps {
  readonly shown: Shown;
  /** Whose idea it is. */
  readonly by?: string | undefined;
  readonly look: 'shown' | 'allowed' | 'refused';
  readonly known: ReadonlyMap<number, ScenePiece>;
  /** Also of those that do not stand on the table yet. */
  readonly figures: ReadonlyMap<number, Figure>;
  readonly cells: readonly SceneCell[];
}

/** Where a choice is on the table. */
export function ShownLayer({ shown, by, look, known, figures, cells }: ShownLayerProps) {
  const { pieces = [], targets = [], ghosts = [], way = [], cell } = shown;
  const into = cell === undefined ? undefined : cells.find(({ id }) => id === cell);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of a drawing takes the focus by itself.
    <g className={`shown ${look}`} aria-hidden="true">
      {into && <path className="into" d={closed(into.outline)} />}
      {way.length > 1 && <Arrow look="way" spots={way} />}
      {ghosts.map((ghost) => {
        const figure = figures.get(ghost.id);
        return figure && <Ghost key={ghost.id} pose={ghost} figure={figure} look={look} />;
      })}
      <Aims pieces={pieces} targets={targets} known={known} />
      {by && <Said words={by} at={ghosts[0] ?? way.at(-1) ?? firstOf(targets, known) ?? into?.outline[0]} />}
    </g>
  );
}

const firstOf = (ids: readonly number[], known: ShownLayerProps['known']): ScenePiece | undefined =>
  ids[0] === undefined ? undefined : known.get(ids[0]);

/** Words over a place, above whatever stands there. */
function Said({ words, at }: { readonly words: string; readonly at: Pose | Spot | undefined }) {
  if (!at) return null;
  const above = 'depth' in at ? halfSpan(at).y : 0;
  return (
    <g className="by" transform={`translate(${n(at.x)} ${n(at.y - above)})`}>
      <text className="label" dy="-0.4em">
        {words}
      </text>
    </g>
  );
}
