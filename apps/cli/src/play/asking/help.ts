import type { HelpTopic } from '@acies/kernel/picture';
import { bestPlayer, nameMeant } from '@acies/play';
import { matching, shortClause } from '../../commands/clauses.ts';
import { clausesOfRuling, switchesOf } from '../../rulings.ts';
import { nearest } from '../../suggest.ts';
import { table } from '../../terminal/table.ts';
import { asTyped, wrap } from '../../terminal/text.ts';
import type { Session } from '../session.ts';

/** A topic of the rule set by one of its words. */
const topicNamed = ({ book }: Session, words: string): HelpTopic | undefined =>
  book.rules.topics?.find((topic) => nameMeant(topic.words, words.trim()));

const topicLines = ({ terminal }: Session, { words, about, lines }: HelpTopic): string[] => [
  `  ${terminal.colour.bold(words[0]!)}: ${about}`,
  ...lines.map((line) => `  ${line}`.trimEnd()),
];

/** The topics there are, for the list of words. */
export const topicRows = ({ book, terminal }: Session): string[][] =>
  (book.rules.topics ?? []).map(({ words, about }) => [terminal.colour.bold(`help ${words[0]}`), about]);

/** What there is beside the lines that are known already: a topic of the rule set, the computer players, or else what the clauses say. */
export function helpAbout(session: Session, words: string, known: readonly string[]): string[] {
  const topic = topicNamed(session, words);
  if (topic) return [...known, ...topicLines(session, topic)];
  const lines = [...known, ...(asksForPlayers(session, words) ? playerLines(session) : clauseHelp(session, words))];
  return lines.length > 0 ? lines : [nothingAbout(session, words)];
}

const asksForPlayers = ({ book }: Session, words: string): boolean =>
  nameMeant(['player', 'players', ...Object.keys(book.players)], words.trim()) !== undefined;

/** The computer players, from the weakest to the best, and where they come in. */
function playerLines({ terminal, book }: Session): string[] {
  const { colour, width } = terminal;
  const rows = Object.values(book.players).map(({ name, about }) => [colour.bold(name), about]);
  const use = `"hint" and "auto" ask the ${bestPlayer(book)} unless you name another: "hint legate", "auto recruit turn". A legate takes a second for a decision, or what --budget says; control-C hurries him, and pressed twice it leaves the game.`;
  return [...table(rows, { indent: '  ', width }), ...wrap(`  ${use}`, width, '  ')];
}

/** What the rules say under an id, or the beginning of one, in a ruling of that name, or about a word. */
function clauseHelp({ terminal, book }: Session, words: string): string[] {
  const { clauses, rulings } = book.rules;
  const ruled = clausesOfRuling(book.rules, words);
  if (ruled.length > 0)
    return ruled.flatMap((clause) => [
      ...shortClause(terminal, clause),
      ...switchesOf(rulings, clause).flatMap((line) => wrap(`    ${line}`, terminal.width, '    ')),
    ]);
  const byId = matching(clauses, words);
  const found = byId.length > 0 ? byId : clauses.filter((clause) => mentions(clause, words.toLowerCase()));
  return found.flatMap((clause) => shortClause(terminal, clause));
}

function nothingAbout({ book: { rules } }: Session, words: string): string {
  const ids = [...rules.clauses, ...rules.rulings].map(({ id }) => id);
  const meant = nearest(words, ids);
  return `  No clause has ${asTyped(words)} in it${meant ? `; did you mean ${meant}?` : '.'}`;
}

const mentions = ({ chapter, text }: { chapter: string; text: string }, words: string): boolean =>
  `${chapter} ${text}`.toLowerCase().includes(words);
