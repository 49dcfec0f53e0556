import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShownLayer } from './shown-layer.tsx';

it('whose idea it is stands above the ghost, where it is not one’s own', () => {
  const ghost = { id: 7, x: 10, y: 20, heading: 0, width: 40, depth: 20 };
  const drawn = (by?: string) =>
    renderToStaticMarkup(
      <ShownLayer shown={{ ghosts: [ghost] }} by={by} look="shown" known={new Map()} figures={new Map()} cells={[]} />,
    );
  expect(drawn('the coach suggests')).toMatch(/class="by" transform="translate\(10 10\)".*the coach suggests/);
  expect(drawn()).not.toContain('class="by"');
});

it('a unit that comes from beside the table is drawn as its side is', () => {
  const ghost = { id: 7, x: 10, y: 20, heading: 0, width: 40, depth: 20 };
  const drawn = renderToStaticMarkup(
    <ShownLayer
      shown={{ ghosts: [ghost] }}
      look="allowed"
      known={new Map()}
      figures={new Map([[7, { side: 'blue', type: 'LC' }]])}
      cells={[]}
    />,
  );
  expect(drawn).toContain('class="ghost blue allowed"');
  expect(drawn).toContain('class="sign"');
});
