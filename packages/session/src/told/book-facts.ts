import { bySide, type Side } from '@acies/kernel';
import { type Battle, type Book, bestPlayer, gentlePlayer } from '@acies/play';
import type { BattleFacts, BookFacts } from '../protocol/index.ts';

export const bookFactsOf = (book: Book): BookFacts => ({
  id: book.id,
  battles: book.battles.map(battleFactsOf),
  first: book.first.id,
  rulings: book.rules.rulings,
  players: Object.values(book.players).map(({ name, about }) => ({ name, about })),
  best: bestPlayer(book),
  gentle: gentlePlayer(book),
});

const battleFactsOf = (battle: Battle): BattleFacts => ({
  id: battle.id,
  title: battle.title,
  about: battle.about,
  armies: bySide((side) => armyIn(battle, side)),
  rulings: battle.rulings ?? {},
});

/** What a side's army is called, in any scenario that names its armies. */
export const armyIn = (setup: unknown, side: Side): string =>
  (setup as { armies?: Partial<Record<Side, { name?: string }>> }).armies?.[side]?.name ?? '';
