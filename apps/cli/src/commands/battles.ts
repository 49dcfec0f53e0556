import { SIDES } from '@acies/kernel';
import { type Battle, type Book, battleCalled } from '@acies/play';
import type { Command } from 'commander';
import { battleNamed, bookFor, isFile, isRuleSet, openBook, openBooks } from '../catalogue.ts';
import { ruleSets } from '../rule-sets.ts';
import { unknownName } from '../suggest.ts';
import { drawMap } from '../terminal/map.ts';
import { tableOrText } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

export function addBattlesCommand(program: Command, terminal: Terminal): void {
  program
    .command('battles')
    .argument('[name]', 'only those of one rule set (hex), or one battle (sabis), or a JSON file with one of your own')
    .description('list the battles, or show one with its armies and its map')
    .option('--rules <rules>', 'the rule set that a file is meant for; the one that takes it unless given')
    .option('--json', 'print as JSON; one battle whole, to make another of it')
    .addHelpText(
      'after',
      examples(
        ['npx acies battles', 'every battle'],
        ['npx acies battles zama', 'one of them, unit by unit'],
        ['npx acies play --rules hex --battle sabis', 'play one of them'],
        ['npx acies battles sabis --json > mine.json', 'a battle to start from for one of your own'],
        ['npx acies battles mine.json', 'is it whole, and how does it look?'],
        ['npx acies play --battle mine.json', 'and play that'],
      ),
    )
    .action((name: string | undefined, options: BattlesOptions) => battles(terminal, name, options));
}

interface BattlesOptions {
  readonly rules?: string;
  readonly json?: true;
}

async function battles(terminal: Terminal, name: string | undefined, { rules, json }: BattlesOptions): Promise<void> {
  const books = await booksNamed(name, rules, terminal.io.cwd);
  const shown = books.flatMap(({ battles }) => battles);
  const isOne = shown.length === 1 && name !== undefined && !isRuleSet(name);
  if (json) return void terminal.print(printJson(isOne ? shown[0] : books.flatMap(battlesOf)));
  for (const book of books) for (const battle of battlesOf(book)) terminal.print(...linesOf(terminal, battle), '');
  if (isOne) terminal.print(...arrayLines(terminal, books[0]!, shown[0]!, named(books[0]!, name, rules)));
  else terminal.print(...howToBegin(terminal, books));
}

/** How a battle is named to be played. */
const named = (book: Book, name: string, rules: string | undefined): string =>
  (isFile(name) ? name : book.battles[0]!.id) + (rules === undefined ? '' : ` --rules ${book.id}`);

/** The rule set of that name, or the ones with the battle of that name, or of that file, and no other; without a name all. */
async function booksNamed(name: string | undefined, rules: string | undefined, cwd: string): Promise<Book[]> {
  if (name !== undefined && isRuleSet(name)) return [await openBook(name)];
  if (name !== undefined && isFile(name)) {
    const book = await bookFor(rules, name, cwd);
    return [{ ...book, battles: [battleNamed(book, name, cwd)] }];
  }
  const books = rules === undefined ? await openBooks() : [await openBook(rules)];
  if (name === undefined) return books;
  const holders = books.filter((book) => battleCalled(book, name));
  const ids = books.flatMap(({ battles }) => battles.map(({ id }) => id));
  if (holders.length === 0) throw unknownName('rule set or battle', name, [...ruleSets().ids, ...ids]);
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

/** Both armies unit by unit, and where the battle has them stand; `typed` is how it is named. */
function arrayLines(terminal: Terminal, { rules, engine }: Book, battle: Battle, typed: string): string[] {
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
    terminal.colour.dim(`Play it: npx acies play --battle ${typed}`),
  ];
}

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
