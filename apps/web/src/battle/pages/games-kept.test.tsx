import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { KeptFacts } from '../protocol.ts';
import { KeptLists } from './games-kept.tsx';

const kept = (title: string, isOver: boolean): KeptFacts => ({
  ...{ id: title, rules: 'hex', title, isOver },
  ...{ count: 3, turn: 1, played: 0 },
});
const listed = (...games: KeptFacts[]): string =>
  renderToStaticMarkup(<KeptLists games={games} remove={() => undefined} />);

test('games that go on stand before those that are over, under headings of their own', () => {
  const page = listed(kept('Sabis', true), kept('Gaza', false));
  const order = ['>Continue<', '>Gaza<', '>Over<', '>Sabis<'].map((part) => page.indexOf(part));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(listed(kept('Gaza', false))).not.toContain('>Over<');
});

test('what can be done with a game says with which', () => {
  expect(listed(kept('Gaza', false))).toMatch(/aria-label="Replay Gaza".*aria-label="Remove Gaza"/);
});
