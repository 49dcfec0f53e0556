import { copyPlain, type Game, type LiveGame, type Side } from '@acies/kernel';
import { type Match, SeededDice, seedOf } from '@acies/kernel/match';
import { drawsFrom, questionFor, randomPlayer } from '@acies/players';
import { SEEDS } from './computer.ts';
import { isBusyWith, type Stroke, strokesOf } from './strokes.ts';

/** So many other falls of the dice are tried for each choice. */
const TRIES = 16;

/** How the battle stands: above 0 red is nearer to winning, from -1 to 1. */
export function balanceOf({ engine }: Pick<Match, 'engine'>, game: Game): number {
  const g = engine.look(game);
  const strain = (side: Side): number => engine.rules.strain(g, side);
  return strain('blue') - strain('red');
}

/** The game after so many choices. */
export const gameAfter = ({ moves, game }: Match, count: number): Game => moves[count]?.before ?? game;

/**
 * How far the dice moved the balance from where they would on average, told at the choice with which all that they led
 * to had been seen: the first choice of the stroke is made again with other dice. Nothing where no die was thrown.
 */
export function luckOf(match: Match, index: number, tries = TRIES): number {
  const stroke = strokesOf(match).find(({ to }) => to === index + 1);
  if (!stroke?.isThrown || !stroke.isSettled) return 0;
  let sum = 0;
  for (let i = 0; i < tries; i++) sum += otherwise(match, stroke, SEEDS + stroke.from * tries + i);
  return balanceOf(match, gameAfter(match, stroke.to)) - sum / tries;
}

/** The luck of every choice. */
export const luckOfAll = (match: Match): number[] => match.moves.map((_, i) => luckOf(match, i));

/** The balance after the same choice with other dice; what has to be chosen because of them is chosen anyhow. */
function otherwise(match: Match, { from }: Stroke, seed: number): number {
  const { before, side, choice } = match.moves[from]!;
  const copy = match.engine.copy(before);
  const live = match.engine.open(copy, new SeededDice(seedOf(seed)));
  live.choose(live.pendingOf(side)!, copyPlain(choice));
  const draw = drawsFrom(seed);
  for (let followed = 0; isBusyWith(copy, before, followed); followed++) chooseAnyhow(live, draw);
  return balanceOf(match, copy);
}

function chooseAnyhow(live: LiveGame, draw: ReturnType<typeof drawsFrom>): void {
  const pending = live.game.pending.find(({ answer }) => answer === undefined)!;
  live.choose(pending, randomPlayer.choose(questionFor(live, pending, draw)));
}
