import type { Json } from '@acies/kernel';
import type { DiceStart } from '@acies/kernel/match';
import { type Book, computerChoice, openBook } from '@acies/play';
import { beforeAll, describe, expect, test } from 'vitest';
import type { KeptGame } from '../keeping/kept-game.ts';
import { ruleSets } from '../testing/rule-sets.ts';
import { PlayedGame } from './played-game.ts';

let book: Book;
beforeAll(async () => {
  book = await openBook(ruleSets, 'ck');
});

const sessionOf = (dice: DiceStart, id = 'one'): PlayedGame => {
  const players = { red: 'recruit', blue: 'recruit' };
  const kept = { id, setup: book.battles[0], dice, players, unasked: [], taken: [] };
  return new PlayedGame(book, kept as unknown as KeptGame);
};

/** What the session decides, and what would be drawn from a seed, in so many decisions. */
function decisionsOf(session: PlayedGame, seed: number, count: number): { decided: Json[]; drawn: Json[] } {
  const drawn: Json[] = [];
  for (let i = 0; i < count; i++) {
    drawn.push(computerChoice(session.match!, book.players.recruit!, session.question()!.side, seed));
    session.decide();
  }
  return { decided: session.match!.moves.map(({ choice }) => choice), drawn };
}

describe('what computer players draw', () => {
  test('comes from the seed of the game', () => {
    const own = decisionsOf(sessionOf({ seed: 8 }), 8, 60);
    expect(own.decided).toEqual(own.drawn);
    const other = decisionsOf(sessionOf({ seed: 8 }), 1, 60);
    expect(other.decided).toEqual(own.decided);
    expect(other.drawn).not.toEqual(other.decided);
  });

  test('differs from game to game where dice are entered', () => {
    // Every face in turn, so that a roll-off comes to an end.
    const played = (id: string): Json[] => {
      const session = sessionOf({ entered: [] }, id);
      for (let thrown = 0; session.count < 60; ) {
        const { dice } = session;
        if (dice)
          session.enterDice(Array.from({ length: dice.count }, () => dice.faces[thrown++ % dice.faces.length]!));
        else session.decide();
      }
      return session.match!.moves.map(({ choice }) => choice);
    };
    expect(played('one')).toEqual(played('one'));
    expect(played('two')).not.toEqual(played('one'));
  });
});
