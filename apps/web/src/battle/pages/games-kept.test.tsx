import { HUMAN } from '@acies/play';
import type { KeptFacts } from '@acies/session/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptLists } from './games-kept.tsx';
import { whoPlays } from './who-plays.ts';

const kept = (title: string, isOver: boolean): KeptFacts => ({
  ...{ id: title, rules: 'hex', version: '2', title, isOver },
  ...{ count: 3, turn: 1, played: 0 },
  armies: { red: 'Romans', blue: '' },
  players: { red: HUMAN, blue: 'centurion' },
});
const listed = (...games: KeptFacts[]): string =>
  renderToStaticMarkup(<KeptLists games={games} versions={{ hex: '2', own: '1' }} remove={() => undefined} />);

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

test('a game of other rules than those played now is marked', () => {
  const of = (rules: string, version: string): string => listed({ ...kept('Gaza', false), rules, version });
  expect(of('hex', '1')).toContain('>rules 1<');
  // Not so where it is played by the rules of now, or nobody knows those.
  for (const page of [of('hex', '2'), of('own', '1'), of('gone', '1')]) expect(page).not.toMatch(/rules \d/);
});

test('a game says who plays it', () => {
  expect(listed(kept('Gaza', false))).toContain('>You, Romans, against the centurion<');
  const armies = { red: 'Romans', blue: '' };
  expect(whoPlays(armies, { red: 'legate', blue: HUMAN })).toBe('You, blue, against the legate');
  expect(whoPlays(armies, { red: HUMAN, blue: HUMAN })).toBe('Two people at one screen');
  expect(whoPlays(armies, { red: 'legate', blue: 'recruit' })).toBe('The legate against the recruit; you watch');
});
