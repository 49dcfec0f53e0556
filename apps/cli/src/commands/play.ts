import { resolve } from 'node:path';
import { BadInput, type BySide, beginEnteredMatch, beginMatch, bySide, type Match } from '@acies/kernel';
import type { Command } from 'commander';
import {
  type Battle,
  type Book,
  battleNamed,
  bestPlayer,
  HUMAN,
  openBook,
  playerNamed,
  playerNames,
  ruleSetIds,
} from '../catalogue.ts';
import { readText } from '../files.ts';
import { parseSeed, randomSeed } from '../numbers.ts';
import { playGame } from '../play/game.ts';
import { Keeper } from '../play/keeper.ts';
import { loadGame } from '../play/load.ts';
import { chooseBattle, chooseDice, choosePlayers, chooseRules } from '../play/menus.ts';
import { withRealDice } from '../play/real-dice.ts';
import type { Session } from '../play/session.ts';
import { showTitle } from '../play/show.ts';
import { unknownName } from '../suggest.ts';
import { confirm, type Lines, openLines } from '../terminal/lines.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { examples } from './examples.ts';

export interface PlayOptions {
  readonly rules?: string;
  readonly battle?: string;
  readonly red?: string;
  readonly blue?: string;
  readonly seed?: number;
  readonly realDice?: true;
  readonly load?: string;
  readonly save?: string;
  readonly script?: string;
}

export function addPlayCommand(program: Command, terminal: Terminal): void {
  program
    .command('play')
    .description('play a battle: two at one keyboard, or against the computer')
    .option('--rules <rules>', 'the rule set')
    .option('--battle <battle>', 'the battle, or a JSON file with one of your own')
    .option('--red <player>', 'who plays red: human or a computer player')
    .option('--blue <player>', 'who plays blue')
    .option('--seed <n>', 'the seed of the dice', parseSeed)
    .option('--real-dice', 'throw real dice and type in what fell')
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'keep the game in this file rather than in .acies/')
    .option('--script <file>', 'take answers from a file, one a line, before the keyboard')
    .addHelpText(
      'after',
      examples(
        ['acies play', 'choose everything from menus'],
        ['acies play --rules hex --battle sabis --red human --blue centurion', 'the Romans against the computer'],
        ['acies play --battle ipsus --red human --blue human --real-dice', 'two at the table, with your own dice'],
        ['acies play --load .acies/autosave-sabis-7.json', 'go on with a game'],
      ),
    )
    .action((options: PlayOptions) => play(terminal, options));
}

/** What is played, once flags or menus have said so. */
interface Plan {
  readonly book: Book;
  readonly players: BySide<string>;
  begin(lines: Lines): Promise<Match | undefined>;
  readonly loaded?: { readonly path: string; readonly text: string };
}

export async function play(terminal: Terminal, options: PlayOptions): Promise<void> {
  const plan =
    options.load === undefined ? await planNew(terminal, options) : await planLoaded(terminal, options, options.load);
  const script = options.script === undefined ? [] : scriptLines(resolve(terminal.io.cwd, options.script));
  const lines = openLines(terminal, script);
  try {
    const match = await plan.begin(lines);
    if (!match) return terminal.print('', 'The battle had not begun, so nothing is kept.');
    await playMatch(terminal, lines, plan, match, options.save);
  } finally {
    lines.close();
  }
}

async function playMatch(
  terminal: Terminal,
  lines: Lines,
  plan: Plan,
  match: Match,
  save: string | undefined,
): Promise<void> {
  const { book, players, loaded } = plan;
  const keeper = new Keeper(terminal.io);
  if (loaded) keeper.adopt(loaded.path, loaded.text);
  if (save !== undefined) await keepIn(keeper, lines, match, resolve(terminal.io.cwd, save));
  const session: Session = {
    terminal,
    book,
    lines,
    keeper,
    computers: bySide((side) => (players[side] === HUMAN ? undefined : playerNamed(book, players[side]))),
    drawSeed: 'seed' in match.dice ? match.dice.seed : randomSeed(),
    match,
    told: loaded ? match.moves.length : -1,
    shownMap: '',
    hinted: false,
  };
  showTitle(session);
  try {
    await playGame(session);
  } catch (fault) {
    if (keeper.path !== undefined) terminal.complain(`The game up to the last choice is kept in ${keeper.path}`);
    throw fault;
  }
}

async function keepIn(keeper: Keeper, lines: Lines, match: Match, path: string): Promise<void> {
  if (!keeper.mayReplace(path, match) && !(await confirm(lines, `${path} holds something else. Write over it?`)))
    throw new BadInput(`${path} holds something else: choose another file for --save`);
  keeper.save(path, match);
  keeper.path = path;
}

async function planLoaded(terminal: Terminal, options: PlayOptions, file: string): Promise<Plan> {
  for (const flag of ['rules', 'battle', 'seed', 'realDice'] as const)
    if (options[flag] !== undefined)
      throw new BadInput(
        `--load brings its own ${flag === 'realDice' ? 'dice' : flag}: leave out ${flag === 'realDice' ? '--real-dice' : `--${flag}`}`,
      );
  const path = resolve(terminal.io.cwd, file);
  const { book, match, text } = await loadGame(path);
  if (match.game.pending.length === 0)
    throw new BadInput(`the battle in ${file} is over; look at it with: acies replay ${file}`);
  const players = checkPlayers(book, {
    red: options.red ?? match.players.red,
    blue: options.blue ?? match.players.blue,
  });
  return { book, players, loaded: { path, text }, begin: async () => ({ ...match, players }) };
}

async function planNew(terminal: Terminal, options: PlayOptions): Promise<Plan> {
  if (options.seed !== undefined && options.realDice) throw new BadInput('--seed and --real-dice exclude each other');
  const asked = terminal.interactive && options.battle === undefined;
  const book = await bookFor(terminal, options.rules, asked);
  const battle = asked ? await chooseBattle(terminal, book) : needed(options.battle, book);
  const setup = battleNamed(book, battle, terminal.io.cwd);
  const { red, blue } = options;
  const known = { ...(red === undefined ? {} : { red }), ...(blue === undefined ? {} : { blue }) };
  checkPlayers(book, { red: HUMAN, blue: HUMAN, ...known });
  const players = asked ? await choosePlayers(terminal, book, known) : { red: HUMAN, blue: bestPlayer(book), ...known };
  const real = options.realDice ?? (asked && options.seed === undefined && (await chooseDice(terminal)) === 'real');
  const seed = options.seed ?? randomSeed();
  return { book, players, begin: (lines) => begin(terminal, lines, book, setup, players, real ? undefined : seed) };
}

async function bookFor(terminal: Terminal, id: string | undefined, asked: boolean): Promise<Book> {
  if (id !== undefined) return openBook(id);
  if (asked) return chooseRules(terminal);
  if (ruleSetIds.length === 1) return openBook(ruleSetIds[0]!);
  throw new BadInput(`--rules is missing: ${ruleSetIds.join(', ')}`);
}

function needed(battle: string | undefined, { battles }: Book): string {
  if (battle !== undefined) return battle;
  throw new BadInput(`--battle is missing: ${battles.map(({ id }) => id).join(', ')}`);
}

/** Names of players are checked as soon as they are known. */
function checkPlayers(book: Book, players: BySide<string>): BySide<string> {
  for (const name of Object.values(players))
    if (!playerNames(book).includes(name)) throw unknownName('player', name, playerNames(book));
  return players;
}

async function begin(
  terminal: Terminal,
  lines: Lines,
  { engine }: Book,
  setup: Battle,
  players: BySide<string>,
  seed: number | undefined,
): Promise<Match | undefined> {
  if (seed !== undefined) return beginMatch(engine, setup, { seed }, players);
  const begun = await withRealDice(terminal, lines, (fallen) => beginEnteredMatch(engine, setup, fallen, players));
  return typeof begun === 'string' ? undefined : begun;
}

const scriptLines = (path: string): string[] =>
  readText(path)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
