import type { ScenePiece, Spot } from '@acies/kernel/picture';
import { between, distance, headingFrom } from '../geometry.ts';
import { n, smooth } from '../ground/paths.ts';

/** A line with a head where it ends. */
export function Arrow({ spots, look }: { readonly spots: readonly Spot[]; readonly look: 'way' | 'aim' }) {
  const [before, last] = [spots.at(-2), spots.at(-1)];
  if (!before || !last || distance(before, last) === 0) return null;
  const heading = headingFrom(before, last) / 10;
  return (
    <g className={`arrow ${look}`}>
      <path d={smooth(spots, false)} />
      <g transform={`translate(${n(last.x)} ${n(last.y)}) rotate(${heading})`}>
        <path className="fixed head" d="M0-2L6 11 0 8-6 11z" />
      </g>
    </g>
  );
}

interface AimsProps {
  readonly pieces: readonly number[];
  readonly targets: readonly number[];
  readonly known: ReadonlyMap<number, ScenePiece>;
}

/** From those who act to those whom it befalls. */
export function Aims({ pieces, targets, known }: AimsProps) {
  return pieces.flatMap((from) =>
    targets.map((to) => {
      const [a, b] = [known.get(from), known.get(to)];
      if (!a || !b || a === b) return null;
      const short = Math.min(0.4, (Math.min(b.width, b.depth) * 0.55) / (distance(a, b) || 1));
      return <Arrow key={`${from} ${to}`} look="aim" spots={[between(a, b, short), between(a, b, 1 - short)]} />;
    }),
  );
}
