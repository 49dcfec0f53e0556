import { matching, shortClause } from '../commands/clauses.ts';
import { clausesOfRuling, switchesOf } from '../rulings.ts';
import { nearest } from '../suggest.ts';
import { wrap } from '../terminal/text.ts';
import type { Session } from './session.ts';

/** What the rules say under an id, or the beginning of one, in a ruling of that name, or about a word. */
export function clauseHelp({ terminal, book }: Session, words: string): string[] {
  const { clauses, rulings } = book.rules;
  const ruled = clausesOfRuling(book.rules, words);
  if (ruled.length > 0)
    return ruled.flatMap((clause) => [
      ...shortClause(terminal, clause),
      ...switchesOf(rulings, clause).flatMap((line) => wrap(`    ${line}`, terminal.width, '    ')),
    ]);
  const byId = matching(clauses, words);
  const found = byId.length > 0 ? byId : clauses.filter((clause) => mentions(clause, words.toLowerCase()));
  if (found.length > 0) return found.flatMap((clause) => shortClause(terminal, clause));
  const ids = [...clauses, ...rulings].map(({ id }) => id);
  const meant = nearest(words, ids);
  return [`  No clause has "${words}" in it${meant ? `; did you mean ${meant}?` : '.'}`];
}

const mentions = ({ chapter, text }: { chapter: string; text: string }, words: string): boolean =>
  `${chapter} ${text}`.toLowerCase().includes(words);
