import { bySide } from '@acies/kernel';
import { type Book, turnNameOf } from '@acies/play';
import type { KeptGame } from '../keeping/kept-game.ts';
import type { GameFacts } from '../protocol/index.ts';
import { armyIn } from './book-facts.ts';

/** What does not change while a game is played. */
export function gameFactsOf(book: Book, kept: KeptGame): GameFacts {
  const { rules } = book;
  const { setup } = kept;
  return {
    id: kept.id,
    rules: { id: rules.id, title: rules.title, turnName: turnNameOf(book), strengthUnit: rules.strengthUnit },
    title: kept.title,
    about: setup.about,
    armies: bySide((side) => armyIn(setup, side)),
    players: kept.players,
    dice: 'seed' in kept.dice ? 'seeded' : 'entered',
    lessons: setup.id === book.first.id ? book.lessons : [],
  };
}
