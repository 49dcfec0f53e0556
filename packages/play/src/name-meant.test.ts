import { describe, expect, test } from 'vitest';
import { battleCalled, openBook, playerCalled, playerNameMeant } from './book.ts';
import { nameMeant } from './name-meant.ts';
import { Registry } from './registry.ts';
import { SHIPPED } from './shipped.ts';

const ruleSets = new Registry(SHIPPED);

describe('a name that is typed', () => {
  const names = ['sabis', 'Cannae', 'CANNAE', 'Élan'];

  test.each([
    ['sabis', 'sabis'],
    ['SABIS', 'sabis'],
    ['Cannae', 'Cannae'],
    ['CANNAE', 'CANNAE'],
    ['éLAN', 'Élan'],
    ['zama', undefined],
    ['', undefined],
  ])('%s means %s', (typed, meant) => {
    expect(nameMeant(names, typed)).toBe(meant);
  });

  test('that may be two and is neither names both', () => {
    expect(() => nameMeant(names, 'cannae')).toThrow(
      '"cannae" may be Cannae or CANNAE: write it as it is written there',
    );
  });

  test('is that of rules, a battle or a player in any case', async () => {
    const book = await openBook(ruleSets, 'HeX');
    expect(book.id).toBe('hex');
    expect(battleCalled(book, 'SABIS')?.id).toBe('sabis');
    expect(battleCalled(book, 'First')).toBe(book.first);
    expect(playerCalled(book, 'Centurion')?.name).toBe('centurion');
    expect(playerNameMeant(book, 'Human')).toBe('human');
    for (const inherited of ['constructor', 'toString', '__proto__'])
      expect(playerCalled(book, inherited)).toBeUndefined();
  });

  test('of a battle of two that differ in case is the one that is written so', async () => {
    const book = await openBook(ruleSets, 'hex');
    const [sabis] = book.battles;
    const own = { ...book, battles: [sabis!, { ...sabis!, id: 'Sabis' }] };
    expect(battleCalled(own, 'Sabis')?.id).toBe('Sabis');
    expect(battleCalled(own, 'sabis')?.id).toBe('sabis');
    expect(() => battleCalled(own, 'SABIS')).toThrow('"SABIS" may be sabis or Sabis');
  });
});
