import { type BySide, bySide, type Engine, type Game, SIDES, type Side, samePlain } from '@acies/kernel';
import { type Match, rewind } from '@acies/kernel/match';
import { HUMAN } from './book.ts';

/** Through whose eyes the table is shown: the one person's, or those of whoever is asked; all of it when nobody is playing. */
export function viewerOf(people: BySide<boolean>, asked: Side | undefined): Side | undefined {
  const playing = SIDES.filter((side) => people[side]);
  return playing.length === 2 ? asked : playing[0];
}

/**
 * Through whose eyes a game is shown, and looked back on too: who is asked now sits before it, whoever was asked then.
 * When it is over there are no secrets.
 */
export function viewerOfMatch({ players, game }: Pick<Match, 'players' | 'game'>): Side | undefined {
  if (game.result !== null) return undefined;
  const asked = game.pending.find(({ answer }) => answer === undefined)?.side;
  // Before its very first dice nobody is asked, and one of two people begins.
  return viewerOf(
    bySide((side) => players[side] === HUMAN),
    asked ?? SIDES[0],
  );
}

/** Whether there is something that one of the sides may not see. */
export function keepsSecrets(engine: Engine, game: Game): boolean {
  if (game.result !== null) return false;
  // Both decide at the same time, and neither may see what the other chooses or could choose.
  if (game.pending.length > 1) return true;
  return SIDES.some((side) => {
    const { setup, board } = engine.view(game, side);
    return setup !== game.setup || !samePlain(board, game.board);
  });
}

/** Whether there is something that a viewer may not know of another side: what is hidden, or chosen in secret. */
export function isKeptFrom(
  { engine, game }: Pick<Match, 'engine' | 'game'>,
  viewer: Side | undefined,
  side: Side,
): boolean {
  if (viewer === undefined || viewer === side) return false;
  const { setup, board } = seenBy(engine, game, viewer);
  return game.pending.length > 1 || setup !== game.setup || !samePlain(board, game.board);
}

/** As much of a match as both sides may know: a secret choice is told when both are made. */
export function shownPart(match: Match): Match {
  const secret = match.game.pending.filter(({ answer }) => answer !== undefined).length;
  return rewind(match, match.moves.length - secret);
}

/** A game to be looked at without what the viewer may not know; all of it without one. */
export function seenBy(engine: Engine, game: Game, viewer: Side | undefined): Game {
  if (viewer === undefined) return game;
  const { setup, board } = engine.view(game, viewer);
  return { ...game, setup, board };
}
