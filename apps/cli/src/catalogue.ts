import { resolve } from 'node:path';
import { BadInput } from '@acies/kernel';
import { readJson } from '@acies/kernel/input';
import {
  type Battle,
  type Book,
  battleCalled,
  HUMAN,
  nameMeant,
  openBooks as openAll,
  openBook as openBookById,
  playerCalled,
} from '@acies/play';
import type { Budget, Player } from '@acies/players';
import { faultsFoundBy, nearestBook } from './battle-fit.ts';
import { readText } from './files.ts';
import { ruleSets } from './rule-sets.ts';
import { unknownName } from './suggest.ts';

/** Whether there is a rule set of that name, in whatever case it is written. */
export const isRuleSet = (name: string): boolean => ruleSets().has(name);

export async function openBook(name: string): Promise<Book> {
  if (!isRuleSet(name)) throw unknownName('rule set', name, ruleSets().ids);
  return openBookById(ruleSets(), name);
}

/** The rule set of that name; without a name the one that has the battle, or that takes the file as one of its own. */
export async function bookFor(rules: string | undefined, battle: string | undefined, cwd: string): Promise<Book> {
  if (rules !== undefined) return bookWith(await openBook(rules), battle);
  const books = await openBooks();
  if (battle === undefined) throw noBattle(books);
  const ids = idsIn(books);
  const holders = books.filter((book) => battleCalled(book, battle));
  const fitting = holders.length > 0 || !isFile(battle) ? holders : takersOf(books, battle, cwd);
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length === 0 && !isFile(battle)) throw unknownName('battle', battle, ids, OWN_FILE);
  if (fitting.length === 0) throw new BadInput(noBattleOf(books, battle, cwd));
  const several = fitting.map(({ id }) => id).join(' and ');
  throw new BadInput(`${several} ${fitting.length > 2 ? 'all' : 'both'} have ${battle}: ${sayRules()}`);
}

const sayRules = (): string => `say which rules are meant with --rules ${ruleSets().ids.join('|')}`;

const idsIn = (books: readonly Book[]): string[] => books.flatMap(({ battles }) => battles.map(({ id }) => id));

/** That no battle was named, and which there are; the guided one has the same name in all rule sets. */
function noBattle(books: readonly Book[]): BadInput {
  const [{ first }, ...others] = books as [Book, ...Book[]];
  const guided = others.length > 0 ? `or ${first.id} with --rules` : first.id;
  return new BadInput(`--battle is missing: ${[...idsIn(books), guided].join(', ')}`);
}

/** A battle that must have been named: its id, or a file as it was typed. */
export function neededBattle(book: Book, battle: string | undefined): string {
  if (battle === undefined) throw noBattle([book]);
  return battleCalled(book, battle)?.id ?? battle;
}

/** The rule set that was asked for, unless the battle is another's. */
async function bookWith(book: Book, battle: string | undefined): Promise<Book> {
  const has = (one: Book): boolean => battleCalled(one, battle!) !== undefined;
  if (battle === undefined || has(book) || isFile(battle)) return book;
  const other = (await openBooks()).find(has);
  if (!other) return book;
  throw new BadInput(`${battle} is a battle of the ${other.id} rules: write --rules ${other.id}, or leave --rules out`);
}

/** Whether a battle is named by a file of one's own. */
export const isFile = (battle: string): boolean => /[/\\]|\.json$/i.test(battle);
const OWN_FILE = 'A file of your own ends in .json.';

const readBattle = (file: string, cwd: string): unknown => readJson(readText(resolve(cwd, file)), file);

/** The rule sets that find no fault with a scenario. */
function takersOf(books: readonly Book[], file: string, cwd: string): Book[] {
  const data = readBattle(file, cwd);
  return books.filter((book) => faultsFoundBy(book, data) === undefined);
}

/** That a file is no battle, and what is wrong with it for the rules it was most likely written for. */
function noBattleOf(books: readonly Book[], file: string, cwd: string): string {
  const data = readBattle(file, cwd);
  const book = nearestBook(books, data);
  if (!book) return `${file} is no battle of any rule set: ${sayRules()}`;
  const nearest = `It comes nearest to the ${book.id} rules, where ${faultsFoundBy(book, data)}`;
  return `${file} is no battle of any rule set. ${nearest}\nOr ${sayRules()}`;
}

export const openBooks = (): Promise<Book[]> => openAll(ruleSets());

/** The rule sets that are meant: the battle's own, the one that is named, else all. */
export async function booksMeant(rules: string | undefined, battle: string | undefined, cwd: string): Promise<Book[]> {
  if (battle !== undefined) return [await bookFor(rules, battle, cwd)];
  return rules === undefined ? openBooks() : [await openBook(rules)];
}

/** The battle that is meant, else all of the book. */
export const battlesMeant = (book: Book, battle: string | undefined, cwd: string): readonly Battle[] =>
  battle === undefined ? book.battles : [battleNamed(book, battle, cwd)];

/** Computer players by their names, with commas between. */
export const playersNamed = (book: Book, names: string): string[] =>
  names.split(',').map((name) => computerMeant(book, name.trim()));

/** How a computer player is called whose name is typed in any case. */
export function computerMeant(book: Book, name: string): string {
  refusePeople(name);
  return playerNamed(book, name).name;
}

/** How a player is named who is a program of other people's. */
export const EXEC = 'exec:';

/** Only a duel has places for programs: it starts one for each game, and ends it. */
export function refuseProgram(name: string): void {
  if (name.startsWith(EXEC)) throw new BadInput(`a program (${EXEC}) plays in a duel only: npx acies duel --help`);
}

/** A match of many games is between computers. */
function refusePeople(name: string): void {
  if (nameMeant([HUMAN], name))
    throw new BadInput(`computers meet here, and "${HUMAN}" is none: people play with "npx acies play"`);
}

/** The computer player of that name; who needs time for his decisions gets so much of it. */
export function playerNamed(book: Book, name: string, budget?: Budget): Player {
  refuseProgram(name);
  const player = playerCalled(book, name);
  if (!player) throw unknownName('computer player', name, Object.keys(book.players));
  return (budget && player.within?.(budget)) ?? player;
}

/** A battle of the rule set, or a scenario of one's own from a JSON file. */
export function battleNamed(book: Book, name: string, cwd: string): Battle {
  const battle = battleCalled(book, name);
  if (battle) return battle;
  if (isFile(name)) return book.rules.parseSetup(readBattle(name, cwd));
  throw unknownName('battle', name, idsIn([book]), OWN_FILE);
}
