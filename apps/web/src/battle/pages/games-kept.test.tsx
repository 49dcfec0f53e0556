import { HUMAN } from '@acies/play';
import type { KeptFacts } from '@acies/session/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptLists } from './games-kept.tsx';
import { whoPlays } from './who-plays.ts';

const kept = (title: string, isOver: boolean): KeptFacts => ({
  ...{ id: title, rules: 'hex', title, isOver },
  ...{ count: 3, turn: 1, played: 0 },
  armies: { red: 'Romans', blue: '' },
  players: { red: HUMAN, blue: 'centurion' },
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

test('a game says who plays it', () => {
  expect(listed(kept('Gaza', false))).toContain('>You, Romans, against the centurion<');
  const armies = { red: 'Romans', blue: '' };
  expect(whoPlays(armies, { red: 'legate', blue: HUMAN })).toBe('You, blue, against the legate');
  expect(whoPlays(armies, { red: HUMAN, blue: HUMAN })).toBe('Two people at one screen');
  expect(whoPlays(armies, { red: 'legate', blue: 'recruit' })).toBe('The legate against the recruit; you watch');
});
