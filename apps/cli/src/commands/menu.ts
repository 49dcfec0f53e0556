import { BadInput, SIDES } from '@acies/kernel';
import { bestPlayer, turnNameOf } from '@acies/play';
import { calculateByMenu } from '../calc/menu.ts';
import { openBooks } from '../catalogue.ts';
import { shownPath } from '../files.ts';
import { chooseBattle, chooseRules } from '../play/beginning/menus.ts';
import { NotKept } from '../play/files/keeping.ts';
import { savedGames } from '../play/files/saved-games.ts';
import { choose, Left, type } from '../terminal/menu.ts';
import { page } from '../terminal/pager.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { plural, wrap } from '../terminal/text.ts';
import { clauseLines } from './clauses.ts';
import { duel } from './duel.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';

const ITEMS = [
  { value: 'play', label: 'Play a battle', hint: 'against the computer or a friend' },
  { value: 'continue', label: 'Go on with a saved game' },
  { value: 'odds', label: 'Odds', hint: 'the chance of every outcome of a roll' },
  { value: 'duel', label: 'Duel', hint: 'computer against computer, many times' },
  { value: 'replay', label: 'Replay', hint: 'look at a game again' },
  { value: 'rules', label: 'Rules', hint: 'read them, clause by clause' },
  { value: 'quit', label: 'Quit' },
] as const;

type Item = (typeof ITEMS)[number]['value'];

const ACTIONS: Readonly<Record<Exclude<Item, 'quit'>, (terminal: Terminal) => Promise<void>>> = {
  play: (terminal) => play(terminal, {}),
  continue: async (terminal) => {
    const path = await chooseGame(terminal);
    if (path) await play(terminal, { load: path });
  },
  odds: calculateByMenu,
  duel: duelByMenu,
  replay: async (terminal) => {
    const path = await chooseGame(terminal);
    if (path) await replay(terminal, path, {});
  },
  rules: async (terminal) => page(terminal, await clauseLines(terminal, (await chooseRules(terminal)).id)),
};

/** What `acies` alone shows: everything there is, from menus. */
export async function menu(terminal: Terminal): Promise<void> {
  const { colour } = terminal;
  terminal.print('', colour.bold('Acies') + colour.dim('  ancient battles on the tabletop'), '');
  let notKept: NotKept | undefined;
  for (;;) {
    const item = await chooseItem(terminal);
    if (item === 'quit') {
      if (notKept) throw notKept;
      return;
    }
    try {
      await ACTIONS[item](terminal);
    } catch (fault) {
      if (fault instanceof BadInput) terminal.print(...wrap(fault.message, terminal.width));
      // It has been told; how the menu ends says it once more.
      else if (fault instanceof NotKept) notKept = fault;
      // Escape in a menu below leads back to this one.
      else if (!(fault instanceof Left)) throw fault;
    }
    terminal.print('');
  }
}

/** Whoever leaves this menu by escape or control-C quits. */
async function chooseItem(terminal: Terminal): Promise<Item> {
  try {
    return await choose<Item>(terminal, 'What shall it be?', ITEMS);
  } catch (fault) {
    if (fault instanceof Left) return 'quit';
    throw fault;
  }
}

async function chooseGame(terminal: Terminal): Promise<string | undefined> {
  const games = savedGames(terminal.io);
  const books = await openBooks();
  const turnName = (rules: string): string => {
    const book = books.find(({ id }) => id === rules);
    return book ? turnNameOf(book) : 'turn';
  };
  if (games.length === 0) {
    terminal.print('No games are saved here yet.');
    return undefined;
  }
  return choose(
    terminal,
    'Which game?',
    games.map(({ path, title, rules, turn, players, choices }) => ({
      value: path,
      label: `${title}, ${turn === 0 ? 'setting up' : `${turnName(rules)} ${turn}`}, ${plural(choices, 'choice')}`,
      hint: `${players}; ${shownPath(terminal.io.cwd, path)}`,
    })),
  );
}

async function duelByMenu(terminal: Terminal): Promise<void> {
  const book = await chooseRules(terminal);
  const battle = await chooseBattle(terminal, book);
  const players = { red: '', blue: '' };
  const names = Object.values(book.players).reverse();
  for (const side of SIDES)
    players[side] = await choose(
      terminal,
      `Who plays ${side}?`,
      names.map(({ name, about }) => ({ value: name, label: name, hint: about })),
      bestPlayer(book),
    );
  const games = await type(terminal, 'How many games?', (typed) =>
    /^[1-9]\d{0,5}$/.test(typed) ? undefined : 'a whole number from 1 to 999999',
  );
  await duel(terminal, book, { rules: book.id, battle, ...players, games: Number(games) });
}
