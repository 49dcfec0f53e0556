import { type Book, playerNames } from '@acies/play';
import type { Command } from 'commander';
import { openBook, openBooks } from '../catalogue.ts';
import { CREDIT } from '../credit.ts';
import { rulingWords } from '../rulings.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plural, wrap } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

export function addRulesCommand(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .argument('[rules]', 'only one of them')
    .description('list the rule sets, and the rulings that a battle may switch')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      examples(['npx acies rules', 'what can be played'], ['npx acies clauses hex', 'every rule of one']),
    )
    .action(async (id: string | undefined, options: { json?: true }) => {
      const books = id === undefined ? await openBooks() : [await openBook(id)];
      if (options.json) return terminal.print(printJson(books.map(summaryOf)));
      for (const book of books) terminal.print(...linesOf(terminal, book), '');
      terminal.print(...wrap(CREDIT, terminal.width).map(terminal.colour.dim));
    });
}

function linesOf({ colour, width }: Terminal, book: Book): string[] {
  const { rules, battles } = book;
  const facts = [
    ['battles', battles.map(({ id, title }) => `${id} (${title})`).join(', ')],
    ['players', playerNames(book).join(', ')],
    ['clauses', `${plural(rules.clauses.length, 'clause')}, version ${rules.version}`],
    ['odds', rules.calculations.map(({ id }) => `${rules.id}/${id}`).join(', ')],
    ['rulings', 'a battle may switch these, and so may --ruling <name>=on or off'],
  ];
  const rulings = rules.rulings.map((ruling) => [ruling.id, rulingWords(ruling)]);
  return [
    ...wrap(`${colour.bold(rules.id)}  ${rules.title}: ${rules.summary}`, width, '  '),
    ...table(facts, { indent: '  ', width }),
    ...table(rulings, { indent: '    ', width }),
  ];
}

const summaryOf = (book: Book) => ({
  id: book.rules.id,
  version: book.rules.version,
  title: book.rules.title,
  summary: book.rules.summary,
  battles: book.battles.map(({ id }) => id),
  players: playerNames(book),
  rulings: book.rules.rulings,
  clauses: book.rules.clauses.length,
  procedures: book.rules.calculations.map(({ id }) => id),
});
