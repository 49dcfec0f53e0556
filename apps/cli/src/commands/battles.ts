import { SIDES } from '@acies/kernel';
import { type Battle, type Book, battleCalled, ruleSetIds } from '@acies/play';
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
        ['npx acies battles', 'every battle'],
        ['npx acies battles zama', 'one of them, unit by unit'],
        ['npx acies play --rules hex --battle sabis', 'play one of them'],
        ['npx acies battles sabis --json > mine.json', 'a battle to start from for one of your own'],
        ['npx acies play --battle mine.json', 'and play that'],
      ),
    )
    .action(async (name: string | undefined, options: { json?: true }) => {
      const books = await booksNamed(name);
      if (options.json) return terminal.print(printJson(wholeBattle(books, name) ?? books.flatMap(battlesOf)));
      for (const book of books) for (const battle of battlesOf(book)) terminal.print(...linesOf(terminal, battle), '');
      const one = books.length === 1 ? battleNamedIn(books[0]!, name) : undefined;
      if (one) terminal.print(...arrayLines(terminal, books[0]!, one));
      else terminal.print(...howToBegin(terminal, books));
    });
}

/** The rule set of that name, or the ones with the battle of that name and no other; without a name all. */
async function booksNamed(name: string | undefined): Promise<Book[]> {
  if (name !== undefined && isRuleSet(name)) return [await openBook(name)];
  const books = await openBooks();
  if (name === undefined) return books;
  const holders = books.filter((book) => battleCalled(book, name));
  const ids = books.flatMap(({ battles }) => battles.map(({ id }) => id));
  if (holders.length === 0) throw unknownName('rule set or battle', name, [...ruleSetIds, ...ids]);
  return holders.map((book) => ({ ...book, battles: [battleCalled(book, name)!] }));
}

/** How the small first battles are started, which are not among those of a rule set. */
function howToBegin({ colour, width }: Terminal, books: readonly Book[]): string[] {
  const commands = books.map(({ id, first }) => `npx acies play --rules ${id} --battle ${first.id}`);
  if (commands.length === 1)
    return wrap(`A small first battle to begin with: ${commands[0]}`, width, '  ').map(colour.dim);
  return ['A small first battle of each rule set to begin with:', ...commands.map((line) => `  ${line}`)].map(
    colour.dim,
  );
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
    terminal.colour.dim(`Play it: npx acies play --battle ${battle.id}`),
  ];
}

/** The battle of that name as a file of one's own would have it; none if several rule sets have one. */
function wholeBattle(books: readonly Book[], name: string | undefined): Battle | undefined {
  const found = books.flatMap((book) => battleNamedIn(book, name) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

/** Of the battles that are listed, the one of that name. */
const battleNamedIn = (book: Book, name: string | undefined): Battle | undefined =>
  name === undefined ? undefined : book.battles.find(({ id }) => id === battleCalled(book, name)?.id);

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
