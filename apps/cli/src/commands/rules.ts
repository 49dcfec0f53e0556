import type { Command } from 'commander';
import { openBooks, playerNames } from '../catalogue.ts';
import { CREDIT } from '../credit.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plural, wrap } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

export function addRulesCommand(program: Command, terminal: Terminal): void {
  program
    .command('rules')
    .description('list the rule sets')
    .option('--json', 'print as JSON')
    .addHelpText('after', examples(['acies rules', 'what can be played'], ['acies clauses hex', 'every rule of one']))
    .action(async (options: { json?: true }) => {
      const books = await openBooks();
      if (options.json) return terminal.print(printJson(books.map(summaryOf)));
      const { colour, width } = terminal;
      for (const book of books) {
        const { rules, battles } = book;
        terminal.print(
          `${colour.bold(rules.id)}  ${rules.title}: ${rules.summary}`,
          ...table(
            [
              ['battles', battles.map(({ id, title }) => `${id} (${title})`).join(', ')],
              ['players', playerNames(book).join(', ')],
              ['clauses', `${plural(rules.clauses.length, 'clause')}, version ${rules.version}`],
              ['rulings', `${rules.rulings.map(({ id }) => id).join(', ')} can be switched`],
              ['odds', rules.calculations.map(({ id }) => `${rules.id}/${id}`).join(', ')],
            ],
            { indent: '  ', width },
          ),
        );
      }
      terminal.print('', ...wrap(CREDIT, width).map(colour.dim));
    });
}

const summaryOf = (book: Awaited<ReturnType<typeof openBooks>>[number]) => ({
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
