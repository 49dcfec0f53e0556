import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tb } from '../../strings.ts';
import { SAMPLES, samplePiece } from '../testing/samples.ts';
import { Legend } from './legend.tsx';
import { LOOK_KINDS, looksNow } from './looks.ts';

const NONE: ReadonlySet<number> = new Set();
const nothing = {
  ...{ active: NONE, targets: NONE, draggable: NONE, selected: undefined, about: undefined, shown: undefined },
};
const spent = (id: number, side: 'red' | 'blue', isSpent: boolean) => samplePiece(id, side, { isSpent });
const drawn = { pieces: [spent(1, 'blue', true), spent(2, 'red', false)], links: [], choosable: [] };
const kinds = (props: Partial<Parameters<typeof looksNow>[0]>, what: Parameters<typeof looksNow>[1] = drawn) =>
  looksNow({ ...nothing, ...props }, what).map(({ kind }) => kind);

it('has the looks that are on the table, and no others', () => {
  expect(kinds({})).toEqual(['unit', 'spent']);
  expect(kinds({ active: new Set([1]), targets: new Set([2]) })).toEqual(['unit', 'active', 'target']);
  expect(kinds({ active: new Set([1]), selected: 1 })).toEqual(['unit', 'chosen']);
  expect(kinds({ selected: 2, shown: { cell: 3 } })).toEqual(['unit', 'chosen', 'into', 'spent']);
  const choosable = SAMPLES.hex!().cells.slice(0, 1);
  expect(kinds({}, { pieces: [], choosable, links: [{ from: 1, to: 2, text: '' }] })).toEqual(['cell', 'fight']);
});

it('calls nobody done who can act, is asked about or can be dragged', () => {
  expect(kinds({ about: [1] })).toEqual(['unit']);
  expect(kinds({ draggable: new Set([1]) })).toEqual(['unit']);
});

it('who could act and be acted upon counts as who can act, until somebody is chosen', () => {
  const both = { active: new Set([1, 2]), targets: new Set([2]) };
  expect(kinds(both)).not.toContain('target');
  expect(kinds({ ...both, selected: 1 })).toContain('target');
});

it('says each look in words beside it, and what is laid over the table', () => {
  const looks = LOOK_KINDS.map((kind) => ({ kind, side: 'red' as const }));
  const html = renderToStaticMarkup(
    <Legend id="legend" looks={looks} overlays={[{ kind: 'move', text: 'Moves 8', outlines: [] }]} />,
  );
  for (const text of [...Object.values(tb.looks), 'Moves 8']) expect(html).toContain(text);
  expect(html.match(/class="(swatch|swatch-piece)[ "]/g)).toHaveLength(looks.length + 1);
  expect(html).toContain('reticle');
});
