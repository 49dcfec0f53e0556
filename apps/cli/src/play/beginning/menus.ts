import { type BySide, SIDES } from '@acies/kernel';
import { type Book, bestPlayer, HUMAN } from '@acies/play';
import { openBook, openBooks } from '../../catalogue.ts';
import { ruleSets } from '../../rule-sets.ts';
import { choose } from '../../terminal/menu.ts';
import type { Terminal } from '../../terminal/terminal.ts';

export async function chooseRules(terminal: Terminal): Promise<Book> {
  const { ids } = ruleSets();
  if (ids.length === 1) return openBook(ids[0]!);
  const books = await openBooks();
  const id = await choose(
    terminal,
    'Which rules?',
    books.map(({ id, rules }) => ({ value: id, label: rules.title, hint: rules.summary })),
  );
  return books.find((book) => book.id === id)!;
}

export const chooseBattle = (terminal: Terminal, { battles, first }: Book): Promise<string> =>
  choose(terminal, 'Which battle?', [
    ...battles.map(({ id, title }) => ({ value: id, label: title, hint: id })),
    { value: first.id, label: first.title, hint: 'a small one to begin with' },
  ]);

/** Who plays red and blue; what is already known is not asked. */
export async function choosePlayers(
  terminal: Terminal,
  book: Book,
  known: Partial<BySide<string>>,
): Promise<BySide<string>> {
  const players: BySide<string> = { red: HUMAN, blue: HUMAN };
  for (const side of SIDES)
    players[side] =
      known[side] ??
      (await choose(terminal, `Who plays ${side}?`, playerChoices(book), side === 'red' ? HUMAN : bestPlayer(book)));
  return players;
}

const playerChoices = ({ players }: Book) => [
  { value: HUMAN, label: 'a person at this keyboard' },
  ...Object.values(players)
    .reverse()
    .map(({ name, about }) => ({ value: name, label: `the computer: ${name}`, hint: about })),
];

export const chooseDice = (terminal: Terminal): Promise<'seeded' | 'real'> =>
  choose(terminal, 'Who throws the dice?', [
    { value: 'seeded', label: 'Acies' },
    { value: 'real', label: 'I do, on my table, and type them in' },
  ]);
