import type { Engine, Game } from '@acies/kernel';
import { beginMatch, type Match, makeMove } from '@acies/kernel/match';
import { blue, red, SETUP, toyEngine } from '@acies/kernel/testing';
import { describe, expect, test } from 'vitest';
import { openBook } from './book.ts';
import { Registry } from './registry.ts';
import { SHIPPED } from './shipped.ts';
import { isKeptFrom, keepsSecrets, seenBy, shownPart, viewerOf, viewerOfMatch } from './viewer.ts';

const ruleSets = new Registry(SHIPPED);

test.each([
  ['a person against the computer sees their own side', { red: false, blue: true }, 'red', 'blue'],
  ['two people see what whoever is asked sees', { red: true, blue: true }, 'red', 'red'],
  ['onlookers see all of it', { red: false, blue: false }, 'red', undefined],
] as const)('%s', (_, people, asked, viewer) => expect(viewerOf(people, asked)).toBe(viewer));

describe('through whose eyes a match is shown', () => {
  const begun = beginMatch(toyEngine, SETUP, { seed: 1 });
  const between = (one: string, other: string, match: Match = begun) =>
    viewerOfMatch({ ...match, players: { red: one, blue: other } });

  test('is the person’s, or of two people whoever is asked now, and nobody’s in particular of none', () => {
    expect(begun.game.pending[0]!.side).toBe('red');
    expect([between('human', 'random'), between('random', 'human')]).toEqual(['red', 'blue']);
    expect([between('human', 'human'), between('random', 'random')]).toEqual(['red', undefined]);
  });

  test('is nobody’s in particular when the battle is over', () => {
    const over = { ...begun, game: { ...begun.game, result: { winner: 'red' as const, reason: 'so', clause: 'X' } } };
    expect(between('human', 'random', over)).toBeUndefined();
  });
});

describe('a secret choice', () => {
  const marched = makeMove(beginMatch(toyEngine, SETUP, { seed: 1 }), red({ steps: [1, 2] }));
  const bid = makeMove(marched, red(2));

  test('is not looked back on until both are made', () => {
    expect(shownPart(marched)).toBe(marched);
    expect(shownPart(bid).moves).toEqual(marched.moves);
    const both = makeMove(bid, blue(1));
    expect(shownPart(both)).toBe(both);
  });

  test('keeps something from the other side, before one is made too', () => {
    // Of the board everything is seen, so that only the choices can be a secret.
    const openly = { ...toyEngine, view: (game: Game) => game } as unknown as Engine;
    const begun = beginMatch(toyEngine, SETUP, { seed: 1 });
    expect([begun, marched, bid].map(({ game }) => keepsSecrets(openly, game))).toEqual([false, true, true]);
    const isKept = ({ game }: Match) => isKeptFrom({ engine: openly, game }, 'blue', 'red');
    expect([begun, marched, bid, makeMove(bid, blue(1))].map(isKept)).toEqual([false, true, true, false]);
  });
});

describe('what lies hidden', () => {
  test('is kept from one side, and is not in the game as that side sees it', async () => {
    const { engine, battles } = await openBook(ruleSets, 'clock');
    const { game } = beginMatch(engine, battles.find(({ id }) => id === 'gaza')!, { seed: 3 });
    expect(keepsSecrets(engine, game)).toBe(true);
    // Blue lies in ambush: that is kept from red alone.
    const isKept = (viewer: 'red' | 'blue' | undefined, side: 'red' | 'blue') =>
      isKeptFrom({ engine, game }, viewer, side);
    expect(isKept('red', 'blue')).toBe(true);
    expect([isKept('red', 'red'), isKept('blue', 'red'), isKept(undefined, 'blue')]).toEqual([false, false, false]);
    const tells = (viewer: 'red' | 'blue' | undefined) =>
      JSON.stringify(seenBy(engine, game, viewer)).includes('Pisidians');
    expect([tells('red'), tells('blue'), tells(undefined)]).toEqual([false, true, true]);
  });

  test('is nothing where all lies open', async () => {
    const { engine, battles } = await openBook(ruleSets, 'hex');
    expect(keepsSecrets(engine, beginMatch(engine, battles[0]!, { seed: 3 }).game)).toBe(false);
  });
});
