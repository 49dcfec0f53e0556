import { BadInput, type BySide, type SetupBase, SIDES } from '@acies/kernel';
import { hashGame, parseGameFile, rulesOfGameFile, writeGameFile } from '@acies/kernel/match';
import { type Book, battleCalled, openBook, playerNames } from '@acies/play';
import { PlayedGame } from '../game/played-game.ts';
import type { BattlePlan, Queries } from '../protocol/index.ts';
import type { World } from '../world.ts';
import { type GameRead, type KeptGame, keptOf } from './kept-game.ts';

/** Begins a battle as it was planned. */
export async function beginGame(world: World, plan: BattlePlan): Promise<PlayedGame> {
  const book = await openBook(world.ruleSets, plan.rules);
  const battle = battleCalled(book, plan.battle);
  if (!battle) throw new BadInput(`there is no battle "${plan.battle}" for these rules`);
  const setup = book.rules.parseSetup({ ...battle, rulings: { ...battle.rulings, ...plan.rulings } });
  const kept = freshGame(world, book, setup, plan.players, {
    dice: plan.dice === 'seeded' ? { seed: plan.seed ?? world.newSeed() } : { entered: [] },
  });
  await world.games.begin(kept);
  return new PlayedGame(book, kept);
}

/** A game file becomes a kept game of its own. */
export async function readGame(world: World, text: string): Promise<PlayedGame> {
  const book = await openBook(world.ruleSets, rulesOfGameFile(text).id);
  const match = parseGameFile(text, book.engine);
  const kept = freshGame(world, book, match.game.setup, match.players, { dice: match.dice });
  const isOver = match.game.result !== null;
  const turn = book.rules.turnOf(match.game.board);
  await world.games.begin({ ...kept, turn, isOver, hash: hashGame(match.game) }, match.moves.map(keptOf));
  return restoreGame(world, kept.id);
}

/** A kept game is brought back by playing its choices again. */
export async function restoreGame(world: World, id: string): Promise<PlayedGame> {
  const read = await keptGame(world, id);
  const book = await openBook(world.ruleSets, read.game.rules);
  if (book.rules.version !== read.game.version)
    throw new BadInput(
      `this game was begun with version ${read.game.version} of the rules; this is version ${book.rules.version}`,
    );
  checkPlayers(book, read.game.players);
  return playedAgain(book, read);
}

/** A game as it was kept, with the choices that it was kept with. */
export function playedAgain(book: Book, { game, choices }: GameRead): PlayedGame {
  const session = new PlayedGame(book, game);
  for (const choice of choices) session.replay(choice);
  session.resume();
  return session;
}

/** A new game from a point of another; the answer is its id. */
export async function forkGame(
  world: World,
  { book, match, kept }: PlayedGame,
  { at, players }: Queries['fork']['ask'],
): Promise<string> {
  if (!match) throw new BadInput('the battle has not begun');
  const game = freshGame(world, book, kept.setup, players, { dice: kept.dice });
  const choices = match.moves.slice(0, at).map(keptOf);
  const then = match.moves[at]?.before ?? match.game;
  await world.games.begin({ ...game, turn: book.rules.turnOf(then.board), hash: hashGame(then) }, choices);
  return game.id;
}

/** A kept game as a file. It is not played for that: these may be other rules than those it was played by. */
export async function keptFile(world: World, id: string): Promise<Queries['kept-file']['answer']> {
  const { game, choices } = await keptGame(world, id);
  if (game.hash === undefined)
    throw new BadInput(
      game.count === 0
        ? 'nothing has been decided in this game that could be saved'
        : 'this game was kept by an older client without what a game file is checked by: it cannot be saved',
    );
  const { rules, version, players, setup, dice, turn, count, hash } = game;
  const opening = 'entered' in dice ? dice.entered : [];
  const text = writeGameFile({
    rules: { id: rules, version },
    ...{ players, setup },
    dice:
      'seed' in dice
        ? { seed: dice.seed }
        : { entered: [...opening, ...choices.flatMap(({ fallen }) => fallen)].map(({ faces }) => [...faces]) },
    choices: choices.map(({ side, decision, choice }) => [side, decision, choice]),
    hashes: [[turn, count, hash]],
  });
  return { name: `${rules}-${id}.json`, text };
}

/** A game as it was kept; a BadInput says that it is kept no longer. */
export async function keptGame(world: World, id: string): Promise<GameRead> {
  const read = await world.games.read(id);
  if (!read) throw new BadInput('this game is no longer kept in this browser');
  return read;
}

/** Who is to play must be somebody these rules know. */
function checkPlayers(book: Book, players: BySide<string>): void {
  const known = playerNames(book);
  for (const side of SIDES)
    if (!known.includes(players[side]))
      throw new BadInput(
        `${side} is played by "${players[side]}", whom these rules do not know: they know ${known.join(', ')}`,
      );
}

function freshGame(
  world: World,
  book: Book,
  setup: SetupBase,
  players: BySide<string>,
  more: Pick<KeptGame, 'dice'>,
): KeptGame {
  checkPlayers(book, players);
  return {
    ...more,
    id: world.newId(),
    rules: book.id,
    version: book.rules.version,
    setup,
    title: setup.title,
    players,
    unasked: [],
    taken: [],
    revision: 0,
    count: 0,
    turn: 0,
    isOver: false,
    played: world.now(),
  };
}
