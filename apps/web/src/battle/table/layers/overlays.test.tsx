import type { Overlay } from '@acies/kernel/picture';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { numbersOf, OverlayMarks } from './overlays.tsx';

const at = (x: number) => [
  { x, y: 10 },
  { x: x + 20, y: 10 },
  { x: x + 20, y: 30 },
];
const overlay = (kind: Overlay['kind'], text: string, x = 10): Overlay => ({ kind, text, outlines: [at(x)] });
const ground = { cells: [], areas: [], edges: [], width: 100, height: 100 };

it('what is drawn alike is numbered, so that the legend says which is which', () => {
  const [move, first, second] = [overlay('move', 'Moves'), overlay('threat', 'One'), overlay('threat', 'Other')];
  expect([...numbersOf([move, first, second]).values()]).toEqual([1, 2]);
  expect(numbersOf([move, first]).size).toBe(0);
});

it('numbers that would come to the same spot stand side by side', () => {
  const drawn = renderToStaticMarkup(
    <OverlayMarks overlays={[overlay('threat', 'One'), overlay('threat', 'Other')]} ground={ground} />,
  );
  expect([...drawn.matchAll(/mark threat/g)]).toHaveLength(2);
  expect(drawn).toContain('translate(0 0)');
  expect(drawn).toContain('translate(18 0)');
});
