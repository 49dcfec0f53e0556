import { BadInput } from '@acies/kernel';
import { type Clause, worksOf } from '@acies/kernel/odds';
import { nameMeant } from '@acies/play';
import type { Command } from 'commander';
import { openBooks } from '../catalogue.ts';
import { type Mention, mentionsOf, packagesFolder } from '../checkout.ts';
import { ruleSets } from '../rule-sets.ts';
import { clausesOfRuling, switchesOf } from '../rulings.ts';
import { nearest } from '../suggest.ts';
import { page } from '../terminal/pager.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { asTyped, wrap } from '../terminal/text.ts';
import { examples, printJson } from './examples.ts';

export function addClausesCommand(program: Command, terminal: Terminal): void {
  program
    .command('clauses')
    .argument('[name]', 'a clause (HX-MEL-1), the beginning of some (HX-MEL), a ruling (shaken) or a rule set (hex)')
    .description('show the rules, clause by clause, with the tests that name each')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      examples(
        ['npx acies clauses hex', 'every clause of the Hex rules'],
        ['npx acies clauses HX-MEL', 'its chapter on melee'],
        ['npx acies clauses ck', 'every clause of the CK rules'],
        ['npx acies clauses HX-MEL-1', 'one clause and its tests'],
        ['npx acies clauses opportunity', 'the clause of a ruling that can be switched'],
      ),
    )
    .action(async (name: string | undefined, options: { json?: true }) => {
      if (options.json) return terminal.print(printJson(await clausesAsJson(name)));
      page(terminal, await clauseLines(terminal, name));
    });
}

function testsOf(clauses: readonly Clause[]): Mentions {
  const folder = packagesFolder();
  return folder === undefined
    ? undefined
    : mentionsOf(
        clauses.map(({ id }) => id),
        folder,
      );
}

async function clausesAsJson(name: string | undefined): Promise<unknown> {
  const clauses = await clausesNamed(name);
  const tests = testsOf(clauses);
  return clauses.map((clause) => ({ ...clause, tests: tests ? (tests.get(clause.id) ?? []) : null }));
}

/** One clause with its tests, or many by chapter. */
export async function clauseLines(terminal: Terminal, name: string | undefined): Promise<string[]> {
  const clauses = await clausesNamed(name);
  const tests = testsOf(clauses);
  if (clauses.length !== 1) return manyClauses(terminal, clauses, tests);
  const rulings = (await openBooks()).flatMap(({ rules }) => rules.rulings);
  return oneClause(terminal, clauses[0]!, switchesOf(rulings, clauses[0]!), tests);
}

async function clausesNamed(name: string | undefined): Promise<Clause[]> {
  const books = await openBooks();
  const all = books.flatMap(({ rules }) => rules.clauses);
  if (name === undefined) return all;
  const meant = nameMeant(ruleSets().ids, name);
  const book = books.find(({ id }) => id === meant);
  if (book) return [...book.rules.clauses];
  const found = matching(all, name);
  if (found.length > 0) return found;
  const ruled = books.flatMap(({ rules }) => clausesOfRuling(rules, name));
  if (ruled.length > 0) return ruled;
  const rulings = books.flatMap(({ rules }) => rules.rulings.map(({ id }) => id));
  const near = nearest(name, [...ruleSets().ids, ...all.map(({ id }) => id), ...rulings]);
  throw new BadInput(
    `there is no clause, ruling or rule set ${asTyped(name)}${near ? `; did you mean "${near}"?` : '.'} Rule sets: ${ruleSets().ids.join(', ')}.`,
  );
}

/** The clause of that id, or those whose id begins with it. */
export function matching(clauses: readonly Clause[], name: string): Clause[] {
  const wanted = name.toUpperCase();
  const one = clauses.filter(({ id }) => id === wanted);
  return one.length > 0 ? one : clauses.filter(({ id }) => id.startsWith(wanted));
}

const SOURCES: Readonly<Record<Clause['source'], string>> = {
  sheet: 'from the sheet',
  published: 'from what is published (P)',
  ruling: 'a ruling of ours (R)',
};

/** The text of a clause, and which published works its (P) stands for. */
const textLines = (clause: Clause, width: number, indent: string): string[] => [
  ...wrap(indent + clause.text, width, indent),
  ...worksOf([clause]).flatMap((work) => wrap(`${indent}(P): ${work}`, width, indent)),
];

type Mentions = ReadonlyMap<string, readonly Mention[]> | undefined;

function oneClause(
  { colour, width }: Terminal,
  clause: Clause,
  switches: readonly string[],
  mentions: Mentions,
): string[] {
  const tests = mentions?.get(clause.id) ?? [];
  return [
    `${colour.bold(clause.id)}  ${clause.chapter}, ${SOURCES[clause.source]}`,
    ...textLines(clause, width, '  '),
    ...switches.flatMap((line) => ['', ...wrap(`  ${line}`, width, '  ')]),
    '',
    ...(mentions === undefined
      ? [colour.dim('Tests are listed only in a checkout of Acies.')]
      : [
          tests.length > 0 ? 'Tests that name it:' : 'No test names it.',
          ...tests.map(({ file, line, text }) => `  ${text}  ${colour.dim(`${file}:${line}`)}`),
        ]),
  ];
}

function manyClauses(terminal: Terminal, clauses: readonly Clause[], mentions: Mentions): string[] {
  const { colour } = terminal;
  const chapters = [...new Set(clauses.map(({ chapter }) => chapter))];
  return [
    ...chapters.flatMap((chapter) => [
      colour.bold(colour.underline(chapter)),
      ...clauses
        .filter((clause) => clause.chapter === chapter)
        .flatMap((clause) => shortClause(terminal, clause, mentions)),
      '',
    ]),
    colour.dim(
      '(R): a ruling of ours where the sheet is silent; (P): published. One clause alone shows its tests: npx acies clauses <id>',
    ),
  ];
}

export function shortClause({ colour, width }: Terminal, clause: Clause, mentions?: Mentions): string[] {
  const count = mentions?.get(clause.id)?.length ?? 0;
  const tests = mentions ? colour.dim(`  ${count === 1 ? '1 test' : `${count} tests`}`) : '';
  return [
    `  ${colour.bold(clause.id)}${clause.source === 'ruling' ? ' (R)' : ''}${tests}`,
    ...textLines(clause, width, '    '),
  ];
}
