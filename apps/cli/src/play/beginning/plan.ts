import { resolve } from 'node:path';
import { BadInput, type BySide, bySide } from '@acies/kernel';
import { beginEnteredMatch, beginMatch, type DiceStart, type Match } from '@acies/kernel/match';
import { type Battle, type Book, bestPlayer, HUMAN, playerNameMeant, playerNames } from '@acies/play';
import type { Budget } from '@acies/players';
import { battleNamed, bookFor, neededBattle, refuseProgram } from '../../catalogue.ts';
import { randomSeed } from '../../numbers.ts';
import { withRulings } from '../../rulings.ts';
import { unknownName } from '../../suggest.ts';
import type { Lines } from '../../terminal/lines.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { loadGame } from '../files/load.ts';
import { withRealDice } from '../real-dice.ts';
import { chooseBattle, chooseDice, choosePlayers, chooseRules } from './menus.ts';

export interface PlayOptions {
  readonly rules?: string;
  readonly battle?: string;
  readonly red?: string;
  readonly blue?: string;
  readonly seed?: number;
  readonly budget?: Budget;
  readonly realDice?: true;
  readonly load?: string;
  readonly save?: string;
  readonly overwrite?: true;
  readonly script?: string;
  readonly ruling?: readonly string[];
}

/** What is played, once flags or menus have said so. */
export interface Plan {
  readonly book: Book;
  readonly battle: Battle;
  readonly players: BySide<string>;
  readonly dice: DiceStart;
  begin(lines: Lines): Promise<Match | undefined>;
  readonly loaded?: { readonly path: string; readonly text: string };
}

export const planFor = (terminal: Terminal, options: PlayOptions): Promise<Plan> =>
  options.load === undefined ? planNew(terminal, options) : planLoaded(terminal, options, options.load);

async function planLoaded(terminal: Terminal, options: PlayOptions, file: string): Promise<Plan> {
  const fixed = { rules: '--rules', battle: '--battle', seed: '--seed', realDice: '--real-dice', ruling: '--ruling' };
  for (const [name, flag] of Object.entries(fixed))
    if (options[name as keyof typeof fixed] !== undefined)
      throw new BadInput(`a saved game has its own rules, battle and dice: leave out ${flag}`);
  const path = resolve(terminal.io.cwd, file);
  const { book, match, text } = await loadGame(path);
  if (match.game.pending.length === 0)
    throw new BadInput(`the battle in ${file} is over; look at it with: npx acies replay ${file}`);
  const players = bySide((side) => playerMeant(book, options[side] ?? match.players[side]));
  return {
    book,
    battle: match.game.setup,
    players,
    dice: match.dice,
    loaded: { path, text },
    begin: async () => ({ ...match, players }),
  };
}

async function planNew(terminal: Terminal, options: PlayOptions): Promise<Plan> {
  if (options.seed !== undefined && options.realDice) throw new BadInput('--seed and --real-dice exclude each other');
  const asked = terminal.interactive && options.battle === undefined;
  const chosen = asked && options.rules === undefined;
  const book = chosen ? await chooseRules(terminal) : await bookFor(options.rules, options.battle, terminal.io.cwd);
  const battle = asked ? await chooseBattle(terminal, book) : neededBattle(book, options.battle);
  const setup = withRulings(book, battleNamed(book, battle, terminal.io.cwd), options.ruling);
  const known = {
    ...(options.red === undefined ? {} : { red: playerMeant(book, options.red) }),
    ...(options.blue === undefined ? {} : { blue: playerMeant(book, options.blue) }),
  };
  const players = asked ? await choosePlayers(terminal, book, known) : { red: HUMAN, blue: bestPlayer(book), ...known };
  const real = options.realDice ?? (asked && options.seed === undefined && (await chooseDice(terminal)) === 'real');
  const dice: DiceStart = real ? { entered: [] } : { seed: options.seed ?? randomSeed() };
  const plan = { book, battle: setup, players, dice };
  return { ...plan, begin: (lines) => begin(terminal, lines, plan) };
}

/** Names of players are checked as soon as they are known. */
function playerMeant(book: Book, typed: string): string {
  refuseProgram(typed);
  const name = playerNameMeant(book, typed);
  if (name === undefined) throw unknownName('player', typed, playerNames(book));
  return name;
}

async function begin(
  terminal: Terminal,
  lines: Lines,
  { book, battle, players, dice }: Omit<Plan, 'begin'>,
): Promise<Match | undefined> {
  if ('seed' in dice) return beginMatch(book.engine, battle, dice, players);
  const begun = await withRealDice(terminal, lines, false, (fallen) =>
    beginEnteredMatch(book.engine, battle, fallen, players),
  );
  return typeof begun === 'string' ? undefined : begun;
}
