import { resolve } from 'node:path';
import { type Player, randomPlayer } from '@acies/ai';
import { BadInput, Engine, type RuleSet } from '@acies/kernel';
import { faultsFoundBy, nearestBook } from './battle-fit.ts';
import { parseJson, readText } from './files.ts';
import { unknownName } from './suggest.ts';

/** What every scenario has, whatever the rules. */
export interface Battle {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly rulings?: Readonly<Record<string, boolean | undefined>> | undefined;
}

interface Entry {
  rules(): Promise<RuleSet>;
  battles(): Promise<readonly Battle[]>;
  players(): Promise<Readonly<Record<string, Player>>>;
}

/** The one list of rule sets. Each is loaded only when it is wanted. */
const CATALOGUE: Readonly<Record<string, Entry>> = {
  hex: {
    rules: async () => (await import('@acies/rules-hex')).hexRules,
    battles: async () => (await import('@acies/battles/hex')).hexBattles,
    players: async () => (await import('@acies/ai/hex')).hexPlayers,
  },
  ck: {
    rules: async () => (await import('@acies/rules-ck')).ckRules,
    battles: async () => (await import('@acies/battles/ck')).ckBattles,
    players: async () => (await import('@acies/ai/ck')).ckPlayers,
  },
  clock: {
    rules: async () => (await import('@acies/rules-clock')).clockRules,
    battles: async () => (await import('@acies/battles/clock')).clockBattles,
    players: async () => (await import('@acies/ai/clock')).clockPlayers,
  },
  legio: {
    rules: async () => (await import('@acies/rules-legio')).legioRules,
    battles: async () => (await import('@acies/battles/legio')).legioBattles,
    players: async () => (await import('@acies/ai/legio')).legioPlayers,
  },
  cb: {
    rules: async () => (await import('@acies/rules-cb')).cbRules,
    battles: async () => (await import('@acies/battles/cb')).cbBattles,
    players: async () => (await import('@acies/ai/cb')).cbPlayers,
  },
};

/** A rule set with all that goes with it. */
export interface Book {
  readonly id: string;
  readonly rules: RuleSet;
  readonly engine: Engine;
  readonly battles: readonly Battle[];
  /** The computer players, the best one last. */
  readonly players: Readonly<Record<string, Player>>;
}

/** What the rules call a turn. */
export const turnNameOf = ({ rules }: Pick<Book, 'rules'>): string => rules.turnName ?? 'turn';

export const ruleSetIds: readonly string[] = Object.keys(CATALOGUE);

/** Whether there is a rule set of that name, in whatever case it is written. */
export const isRuleSet = (name: string): boolean => ruleSetIds.includes(name.toLowerCase());

export async function openBook(name: string): Promise<Book> {
  const id = name.toLowerCase();
  const entry = isRuleSet(name) ? CATALOGUE[id] : undefined;
  if (!entry) throw unknownName('rule set', name, ruleSetIds);
  const [rules, battles, players] = await Promise.all([entry.rules(), entry.battles(), entry.players()]);
  return { id, rules, engine: new Engine(rules), battles, players: { random: randomPlayer, ...players } };
}

/** The rule set of that name; without a name the one that has the battle, or that takes the file as one of its own. */
export async function bookFor(rules: string | undefined, battle: string | undefined, cwd: string): Promise<Book> {
  if (rules !== undefined) return bookWith(await openBook(rules), battle);
  const books = await openBooks();
  const ids = books.flatMap(({ battles }) => battles.map(({ id }) => id));
  if (battle === undefined) throw new BadInput(`--battle is missing: ${ids.join(', ')}`);
  const holders = books.filter(({ battles }) => battles.some(({ id }) => id === battle));
  const fitting = holders.length > 0 || !isFile(battle) ? holders : takersOf(books, battle, cwd);
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length === 0 && !isFile(battle)) throw unknownName('battle', battle, ids, OWN_FILE);
  const several = fitting.map(({ id }) => id).join(' and ');
  const why = several ? `${several} both have ${battle}` : `${battle} is a battle of no rules as it is`;
  const meant = fitting.length === 0 ? meantFor(books, battle, cwd) : '';
  throw new BadInput(`${why}: ${meant}say which rules are meant with --rules ${ruleSetIds.join('|')}`);
}

/** The rule set that was asked for, unless the battle is another's. */
async function bookWith(book: Book, battle: string | undefined): Promise<Book> {
  const has = ({ battles }: Book): boolean => battles.some(({ id }) => id === battle);
  if (battle === undefined || has(book) || isFile(battle)) return book;
  const other = (await openBooks()).find(has);
  if (!other) return book;
  throw new BadInput(`${battle} is a battle of the ${other.id} rules: write --rules ${other.id}, or leave --rules out`);
}

const isFile = (battle: string): boolean => /[/\\]|\.json$/i.test(battle);
const OWN_FILE = 'A file of your own ends in .json.';

const readBattle = (file: string, cwd: string): unknown => parseJson(readText(resolve(cwd, file)), file);

/** The rule sets that find no fault with a scenario. */
function takersOf(books: readonly Book[], file: string, cwd: string): Book[] {
  const data = readBattle(file, cwd);
  return books.filter((book) => faultsFoundBy(book, data) === undefined);
}

/** What is wrong with a file for the rules it was most likely written for. */
function meantFor(books: readonly Book[], file: string, cwd: string): string {
  const data = readBattle(file, cwd);
  const book = nearestBook(books, data);
  return book ? `it is most like one of the ${book.id} rules, but ${faultsFoundBy(book, data)}\nOr ` : '';
}

export const openBooks = (): Promise<Book[]> => Promise.all(ruleSetIds.map(openBook));

export const HUMAN = 'human';

export const playerNames = (book: Book): string[] => [HUMAN, ...Object.keys(book.players)];

/** The computer player of that name. */
export function playerNamed(book: Book, name: string): Player {
  const player = Object.hasOwn(book.players, name) ? book.players[name] : undefined;
  if (!player) throw unknownName('computer player', name, Object.keys(book.players));
  return player;
}

/** The player a person is offered first, and who takes over a decision. */
export const bestPlayer = (book: Book): string => Object.keys(book.players).at(-1)!;

/** A battle of the rule set, or a scenario of one's own from a JSON file. */
export function battleNamed(book: Book, name: string, cwd: string): Battle {
  const battle = book.battles.find(({ id }) => id === name);
  if (battle) return battle;
  if (isFile(name)) return book.rules.parseSetup(readBattle(name, cwd));
  throw unknownName(
    'battle',
    name,
    book.battles.map(({ id }) => id),
    OWN_FILE,
  );
}
