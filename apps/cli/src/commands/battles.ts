import { SIDES } from '@acies/kernel';
import { type Battle, type Book, ruleSetIds } from '@acies/play';
import type { Command } from 'commander';
import { isRuleSet, openBook, openBooks } from '../catalogue.ts';
import { unknownName } from '../suggest.ts';
import { drawMap } from '../terminal/map.ts';
import { tableOrText } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

export function addBattlesCommand(program: Command, terminal: Terminal): void {
  program
    .command('battles')
    .argument('[name]', 'only those of one rule set (hex), or one battle (sabis)')
    .description('list the battles, or show one with its armies and its map')
    .option('--json', 'print as JSON; one battle whole, to make another of it')
    .addHelpText(
      'after',
      examples(
        ['acies battles', 'every battle'],
        ['acies battles zama', 'one of them, unit by unit'],
        ['acies play --rules hex --battle sabis', 'play one of them'],
        ['acies battles sabis --json > mine.json', 'a battle to start from for one of your own'],
        ['acies play --battle mine.json', 'and play that'],
      ),
    )
    .action(async (name: string | undefined, options: { json?: true }) => {
      const books = await booksNamed(name);
      if (options.json) return terminal.print(printJson(wholeBattle(books, name) ?? books.flatMap(battlesOf)));
      for (const book of books) for (const battle of battlesOf(book)) terminal.print(...linesOf(terminal, battle), '');
      const one = books.length === 1 ? books[0]!.battles.find(({ id }) => id === name) : undefined;
      if (one) terminal.print(...arrayLines(terminal, books[0]!, one));
    });
}

/** The rule set of that name, or the ones with the battle of that name and no other; without a name all. */
async function booksNamed(name: string | undefined): Promise<Book[]> {
  if (name !== undefined && isRuleSet(name)) return [await openBook(name)];
  const books = await openBooks();
  if (name === undefined) return books;
  const holders = books.filter(({ battles }) => battles.some(({ id }) => id === name));
  const ids = books.flatMap(({ battles }) => battles.map(({ id }) => id));
  if (holders.length === 0) throw unknownName('rule set or battle', name, [...ruleSetIds, ...ids]);
  return holders.map((book) => ({ ...book, battles: book.battles.filter(({ id }) => id === name) }));
}

/** Both armies unit by unit, and where the battle has them stand. */
function arrayLines(terminal: Terminal, { rules, engine }: Book, battle: Battle): string[] {
  const { game } = engine.start(rules.arrayed?.(battle) ?? battle, 1);
  const g = engine.look(game);
  const units = rules.roster(g);
  return [
    ...SIDES.flatMap((side) => {
      const rows = units
        .filter((unit) => unit.side === side)
        .map(({ name, type, place, start, state, remark }) => [
          ...[name, type, place],
          state ?? `${start} ${rules.strengthUnit}`,
          remark,
        ]);
      return [terminal.colour.bold(side), ...tableOrText(rows, terminal.width, '  '), ''];
    }),
    ...drawMap(terminal, engine, game),
    '',
    terminal.colour.dim(`Play it: acies play --battle ${battle.id}`),
  ];
}

/** The battle of that name as a file of one's own would have it. */
const wholeBattle = (books: readonly Book[], name: string | undefined): Battle | undefined =>
  books.flatMap(({ battles }) => battles).find(({ id }) => id === name);

const battlesOf = ({ rules, engine, battles }: Book) =>
  battles.map((battle) => ({
    rules: rules.id,
    id: battle.id,
    title: battle.title,
    about: battle.about,
    start: rules.status(engine.look(engine.setUp(battle))),
  }));

function linesOf({ colour, width }: Terminal, battle: ReturnType<typeof battlesOf>[number]): string[] {
  return [
    `${colour.bold(battle.id)}  ${battle.title} ${colour.dim(`(${battle.rules})`)}`,
    ...wrap(`  ${battle.about}`, width, '  '),
    ...battle.start.map((line) => colour.dim(`    ${line}`)),
  ];
}
