import { BadInput } from '@acies/kernel';
import {
  type Calculation,
  type Field,
  type FieldGroup,
  fieldsOf,
  groupsOf,
  jsonSchemaOf,
  keyOf,
  oddsOf,
  type Prepared,
  rollOnce,
  type Thrown,
  takeDice,
} from '@acies/kernel/odds';
import { type Book, nameMeant } from '@acies/play';
import type { Command } from 'commander';
import { allowedIn, exampleOf, meaningOf } from '../calc/fields.ts';
import { nextAfter, type Procedures } from '../calc/next.ts';
import { NoOdds } from '../calc/no-odds.ts';
import { printOdds, printPrepared, printSituation, printThrown } from '../calc/print.ts';
import { readSituation } from '../calc/read.ts';
import { type Names, parseSituation, setValues } from '../calc/situation.ts';
import { isRuleSet, openBook, openBooks } from '../catalogue.ts';
import { parseSeed, randomSeed } from '../numbers.ts';
import { collect } from '../rulings.ts';
import { unknownName } from '../suggest.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { examples, printJson } from './examples.ts';

interface Options {
  readonly schema?: true;
  readonly fields?: true;
  readonly input?: string;
  readonly set?: readonly string[];
  readonly roll?: true;
  readonly seed?: number;
  readonly dice?: readonly number[];
  readonly json?: true;
}

export function addCalcCommand(program: Command, terminal: Terminal): void {
  program
    .command('calc')
    .argument('[procedure]', 'the procedure, such as hex/melee; without it, or with the rules alone, all are listed')
    .description('exact odds of any roll: factors, dice and the chance of every outcome')
    .option('--fields', 'list what can be set, what is allowed and what is usual')
    .option('--schema', 'print the JSON Schema of the situation')
    .option('--input <file>', 'take the situation from a JSON file, or - for standard input')
    .option('--set <path=value>', 'set a value, or several of a group; may be repeated', collect)
    .option('--roll', 'throw the dice once')
    .option('--seed <n>', 'the seed for --roll', parseSeed)
    .option('--dice <faces>', 'take dice that fell on a real table, in the order they are asked for', parseFaces)
    .option('--json', 'print all of it as JSON')
    .addHelpText(
      'after',
      examples(
        ['npx acies calc ck', 'list the procedures of the CK rules'],
        ['npx acies calc hex/melee --fields', 'what a melee depends on'],
        ['npx acies calc hex/melee --set attacker.type=WB --set defender.type=Leg', 'the odds of a melee'],
        ['npx acies calc ck/fight --set assaulter.unit1="Cav veteran shock"', 'several values of a group at once'],
        ['npx acies calc hex/firing --set range=1 --roll', 'throw once'],
        ['npx acies calc hex/order-test --dice 5', 'a die that fell on the table'],
      ),
    )
    .addHelpText('after', `\nWhere a situation is impossible there are no odds, and it ends with ${NoOdds.exitCode}.`)
    .action(async (name: string | undefined, options: Options) => {
      if (name === undefined || isRuleSet(name))
        return listProcedures(terminal, name === undefined ? await openBooks() : [await openBook(name)], options.json);
      const named = await procedureNamed(name);
      const { calculation } = named;
      if (options.schema) return terminal.print(printJson(jsonSchemaOf(calculation.input)));
      if (options.fields) return printFields(terminal, calculation);
      await calculate(terminal, named, options);
    });
}

function parseFaces(text: string): number[] {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const wrong = parts.find((part) => !/^\d+$/.test(part));
  if (wrong !== undefined || parts.length === 0)
    throw new BadInput(`--dice takes faces such as 6,5,5${wrong === undefined ? '' : `, not "${wrong}"`}`);
  return parts.map(Number);
}

function listProcedures(terminal: Terminal, books: readonly Book[], json = false): void {
  const all = books.flatMap((book) => proceduresOf(book));
  if (json)
    return void terminal.print(printJson(all.map(({ name, title, clauses }) => ({ procedure: name, title, clauses }))));
  terminal.print(
    ...table(
      all.map(({ name, title }) => [terminal.colour.bold(name), title]),
      { width: terminal.width },
    ),
    '',
    terminal.colour.dim('The odds of one: npx acies calc <procedure>'),
    terminal.colour.dim('What it depends on: npx acies calc <procedure> --fields'),
  );
}

const proceduresOf = ({ rules }: Book) =>
  rules.calculations.map((calculation) => ({ ...calculation, name: `${rules.id}/${calculation.id}` }));

interface Named {
  /** With that of its rules, such as hex/melee. */
  readonly name: string;
  readonly rules: Procedures;
  readonly calculation: Calculation;
  readonly names: Names;
}

/** Troop types by their names, in the plural or the singular: "Elephants", "heavy horse". */
const namesIn = ({ rules }: Book): Names =>
  new Map(
    rules.troops.flatMap(({ id, name }) => {
      const full = name.toLowerCase();
      return [full, full.replace(/s$/, ''), `${full.replace(/s$/, '')}s`].map((each) => [each, id] as const);
    }),
  );

async function procedureNamed(name: string): Promise<Named> {
  const [rulesId = '', id] = name.split('/');
  const books = id === undefined ? await openBooks() : [await openBook(rulesId)];
  const known = books.flatMap(({ rules }) => rules.calculations.map((each) => `${rules.id}/${each.id}`));
  const ids = books[0]!.rules.calculations.map((each) => each.id);
  const meant = id === undefined ? undefined : nameMeant(ids, id);
  const found = books[0]!.rules.calculations.find((each) => each.id === meant);
  if (!found) throw unknownName('procedure', name, known, '', 'npx acies calc');
  const { rules } = books[0]!;
  return { name: `${rules.id}/${found.id}`, rules, calculation: found, names: namesIn(books[0]!) };
}

function printFields(terminal: Terminal, { input }: Calculation): void {
  const { width, colour } = terminal;
  const groups = groupsOf(fieldsOf(input));
  const rows = groups.flatMap((group) => {
    const like = groups.find(({ name }) => name === group.like);
    return like ? [likeRow(terminal, group, like)] : group.fields.map((field) => fieldRow(terminal, field));
  });
  terminal.print(...table(rows, { head: ['field', 'usual', 'meaning and values'], width, style: colour.dim }));
  const several = groups.find(({ isOneOfSeveral }) => isOneOfSeveral);
  if (several) terminal.print('', colour.dim(`Several values at once: --set ${exampleOf(several)}`));
}

const usualOf = ({ usual }: Field): string => (usual === undefined ? '' : String(usual));

const fieldRow = ({ colour }: Terminal, field: Field): string[] => [
  colour.bold(field.path),
  usualOf(field),
  `${meaningOf(field)}: ${allowedIn(field)}`,
];

/** A group with the same fields as an earlier one takes a line, with what is usual there and not here. */
function likeRow({ colour }: Terminal, { name, fields }: FieldGroup, like: FieldGroup): string[] {
  const differing = fields.filter((field, i) => usualOf(field) !== usualOf(like.fields[i]!));
  const words = differing.map((field) => `${keyOf(field)} ${usualOf(field)}`).join(', ');
  return [colour.bold(`${name}.…`), '', `as ${like.name}.…${words && `, usually ${words}`}`];
}

async function calculate(
  terminal: Terminal,
  { name, rules, calculation, names }: Named,
  options: Options,
): Promise<void> {
  if (options.roll && options.dice)
    throw new BadInput('--roll and --dice exclude each other: who throws, you or Acies?');
  if (options.seed !== undefined && !options.roll) throw new BadInput('--seed goes with --roll');
  const given = options.input === undefined ? {} : await readSituation(terminal.io, options.input);
  const input = parseSituation(calculation.input, setValues(calculation.input, given, options.set ?? [], names));
  const prepared: Prepared = calculation.prepare(input);
  const { verdict, tallies, dice } = prepared;
  const odds = verdict.kind === 'impossible' ? undefined : oddsOf(calculation, prepared);
  const seed = options.roll ? (options.seed ?? randomSeed()) : undefined;
  const thrown = odds && throwFor(calculation, prepared, seed, options.dice);
  const next = thrown && nextAfter(rules, calculation, input, thrown.outcome);
  if (options.json)
    terminal.print(
      printJson({
        procedure: name,
        title: calculation.title,
        clauses: calculation.clauses,
        input,
        verdict,
        tallies,
        dice,
        odds,
        seed,
        thrown,
        next,
      }),
    );
  else {
    printSituation(terminal, name, calculation, input);
    printPrepared(terminal, prepared);
    if (thrown && odds && next)
      printThrown(terminal, thrown, odds, seed === undefined ? 'on the table' : `with seed ${seed}`, next);
    else if (odds) printOdds(terminal, odds);
  }
  if (verdict.kind === 'impossible') throw new NoOdds();
}

function throwFor(
  calculation: Calculation,
  prepared: Prepared,
  seed: number | undefined,
  faces: readonly number[] | undefined,
): Thrown | undefined {
  if (faces) return takeDice(calculation, prepared, faces);
  return seed === undefined ? undefined : rollOnce(calculation, prepared, seed);
}
