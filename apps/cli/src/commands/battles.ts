import type { Command } from 'commander';
import { type Book, openBook, openBooks } from '../catalogue.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

export function addBattlesCommand(program: Command, terminal: Terminal): void {
  program
    .command('battles')
    .argument('[rules]', 'only those of one rule set')
    .description('list the battles')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      examples(['acies battles', 'every battle'], ['acies play --rules hex --battle sabis', 'play one of them']),
    )
    .action(async (id: string | undefined, options: { json?: true }) => {
      const books = id === undefined ? await openBooks() : [await openBook(id)];
      if (options.json) return terminal.print(printJson(books.flatMap(battlesOf)));
      for (const book of books) for (const battle of battlesOf(book)) terminal.print(...linesOf(terminal, battle), '');
    });
}

const battlesOf = ({ rules, engine, battles }: Book) =>
  battles.map((battle) => ({
    rules: rules.id,
    id: battle.id,
    title: battle.title,
    about: battle.about,
    start: rules.status(engine.look(engine.start(battle, 1).game)),
  }));

function linesOf({ colour, width }: Terminal, battle: ReturnType<typeof battlesOf>[number]): string[] {
  return [
    `${colour.bold(battle.id)}  ${battle.title} ${colour.dim(`(${battle.rules})`)}`,
    ...wrap(`  ${battle.about}`, width, '  '),
    ...battle.start.map((line) => colour.dim(`    ${line}`)),
  ];
}
