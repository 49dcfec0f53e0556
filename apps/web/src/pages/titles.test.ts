import { expect, it } from 'vitest';
import { CARDS } from '../rule-sets.ts';
import { kindOf, shortTitle } from './titles.ts';

const sheets = await Promise.all(CARDS.map(({ sheet }) => sheet()));

it('is the beginning of a title', () => {
  expect(shortTitle('Melee: pila, both pools')).toBe('Melee');
  expect(shortTitle('A volley of one zone, with saves')).toBe('A volley of one zone');
  expect(shortTitle('Pursuit')).toBe('Pursuit');
});

it.each(sheets.map((sheet) => [sheet.id, sheet] as const))(
  'tells the procedures of %s apart',
  (_, { calculations }) => {
    const titles = calculations.map(({ title }) => shortTitle(title));
    expect(new Set(titles).size).toBe(titles.length);
  },
);

it.each(CARDS.map((card) => [card.id, card] as const))('the card of %s says what its sheet says', async (id, card) => {
  const { title, summary } = sheets.find((sheet) => sheet.id === id)!;
  expect([card.title, card.summary]).toEqual([title, summary]);
});

it.each(CARDS.map(({ summary }) => summary))('says what the rules are like before what is thrown: %s', (summary) => {
  const { kind, rest } = kindOf(summary);
  expect(kind).toMatch(/^\p{Lu}.* /u);
  expect(`${kind}: ${rest}`).toBe(summary);
});
