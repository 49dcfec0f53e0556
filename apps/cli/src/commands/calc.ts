import { BadInput, type Calculation, oddsOf, type Prepared } from '@acies/kernel';
import type { Command } from 'commander';
import { allowedIn, fieldsOf, jsonSchemaOf } from '../calc/fields.ts';
import { printOdds, printPrepared, printSituation, printThrown } from '../calc/print.ts';
import { readSituation } from '../calc/read.ts';
import { parseSituation, setValues } from '../calc/situation.ts';
import { rollOnce, type Thrown, takeDice } from '../calc/throw.ts';
import { type Book, openBook, openBooks } from '../catalogue.ts';
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
    .argument('[procedure]', 'the procedure, for example hex/melee; all are listed without it')
    .description('exact odds of any roll: factors, dice and the chance of every outcome')
    .option('--fields', 'list what can be set, what is allowed and what is usual')
    .option('--schema', 'print the JSON Schema of the situation')
    .option('--input <file>', 'take the situation from a JSON file, or - for standard input')
    .option('--set <path=value>', 'set one value; may be given again and again', collect)
    .option('--roll', 'throw the dice once')
    .option('--seed <n>', 'the seed for --roll', parseSeed)
    .option('--dice <faces>', 'take dice that fell on a real table, in the order they are asked for', parseFaces)
    .option('--json', 'print all of it as JSON')
    .addHelpText(
      'after',
      examples(
        ['acies calc', 'list the procedures'],
        ['acies calc hex/melee --fields', 'what a melee depends on'],
        ['acies calc hex/melee --set attacker.type=WB --set defender.type=Leg', 'the odds of a melee'],
        ['acies calc hex/firing --set range=1 --roll', 'throw once'],
        ['acies calc hex/order-test --dice 5', 'a die that fell on the table'],
      ),
    )
    .action(async (name: string | undefined, options: Options) => {
      if (name === undefined) return listProcedures(terminal, options.json === true);
      const calculation = await procedureNamed(name);
      if (options.schema) return terminal.print(printJson(jsonSchemaOf(calculation.input)));
      if (options.fields) return printFields(terminal, calculation);
      await calculate(terminal, name, calculation, options);
    });
}

function parseFaces(text: string): number[] {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const wrong = parts.find((part) => !/^\d+$/.test(part));
  if (wrong !== undefined || parts.length === 0)
    throw new BadInput(`--dice takes faces such as 6,5,5${wrong === undefined ? '' : `, not "${wrong}"`}`);
  return parts.map(Number);
}

async function listProcedures(terminal: Terminal, json: boolean): Promise<void> {
  const all = (await openBooks()).flatMap((book) => proceduresOf(book));
  if (json)
    return terminal.print(printJson(all.map(({ name, title, clauses }) => ({ procedure: name, title, clauses }))));
  terminal.print(
    ...table(all.map(({ name, title }) => [terminal.colour.bold(name), title])),
    '',
    terminal.colour.dim('The odds of one: acies calc <procedure>. What it depends on: acies calc <procedure> --fields'),
  );
}

const proceduresOf = ({ rules }: Book) =>
  rules.calculations.map((calculation) => ({ ...calculation, name: `${rules.id}/${calculation.id}` }));

async function procedureNamed(name: string): Promise<Calculation> {
  const [rulesId = '', id] = name.split('/');
  const books = id === undefined ? await openBooks() : [await openBook(rulesId)];
  const known = books.flatMap(({ rules }) => rules.calculations.map((each) => `${rules.id}/${each.id}`));
  const found = books[0]!.rules.calculations.find((each) => each.id === id);
  if (!found) throw unknownName('procedure', name, known);
  return found;
}

function printFields(terminal: Terminal, { input }: Calculation): void {
  const rows = fieldsOf(input).map((field) => [
    terminal.colour.bold(field.path),
    field.usual === undefined ? '' : String(field.usual),
    `${field.about}${field.about ? ': ' : ''}${allowedIn(field)}`,
  ]);
  const { width } = terminal;
  terminal.print(...table(rows, { head: ['field', 'usual', 'meaning and values'], width, style: terminal.colour.dim }));
}

async function calculate(terminal: Terminal, name: string, calculation: Calculation, options: Options): Promise<void> {
  if (options.roll && options.dice)
    throw new BadInput('--roll and --dice exclude each other: who throws, you or Acies?');
  if (options.seed !== undefined && !options.roll) throw new BadInput('--seed goes with --roll');
  const given = options.input === undefined ? {} : await readSituation(terminal.io, options.input);
  const input = parseSituation(calculation.input, setValues(calculation.input, given, options.set ?? []));
  const prepared: Prepared = calculation.prepare(input);
  const { verdict, tallies, dice } = prepared;
  const odds = verdict.kind === 'impossible' ? undefined : oddsOf(calculation, prepared);
  const seed = options.roll ? (options.seed ?? randomSeed()) : undefined;
  const thrown = odds && throwFor(calculation, prepared, seed, options.dice);
  if (options.json)
    return terminal.print(
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
      }),
    );
  printSituation(terminal, name, calculation, input);
  printPrepared(terminal, prepared);
  if (thrown && odds) printThrown(terminal, thrown, odds, seed === undefined ? 'on the table' : `with seed ${seed}`);
  else if (odds) printOdds(terminal, odds);
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
