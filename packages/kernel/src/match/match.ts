import type { Fallen } from '../dice/dice.ts';
import type { DiceRequest } from '../dice/entered.ts';
import type { RuleSet, SetupOf } from '../flow/rule-set.ts';
import { BadInput } from '../plain/bad-input.ts';
import type { BySide, Side } from '../plain/sides.ts';
import type { Answer, AnyEvent, DiceStart, Engine } from './engine.ts';
import { type Game, hashGame } from './game.ts';

/** One choice as it was made, with the game before it: games are values, so keeping them is keeping history. */
export interface Move extends Answer {
  readonly decision: string;
  readonly before: Game;
  readonly events: readonly AnyEvent[];
  /** Dice entered by hand for it. */
  readonly fallen: readonly Fallen[];
}

/** A battle being played, with all that has happened in it. */
export interface Match {
  readonly engine: Engine;
  readonly dice: DiceStart;
  readonly players: BySide<string>;
  readonly game: Game;
  readonly moves: readonly Move[];
  /** What happened before the first decision. */
  readonly opening: readonly AnyEvent[];
}

export type MatchOrDice = Match | { readonly needs: DiceRequest };

export const PEOPLE: BySide<string> = { red: 'human', blue: 'human' };

export function beginMatch<R extends RuleSet>(
  engine: Engine<R>,
  setup: SetupOf<R>,
  dice: { readonly seed: number },
  players = PEOPLE,
): Match {
  const { game, events } = engine.start(setup, dice.seed);
  return { engine, dice, players, game, moves: [], opening: events };
}

export function beginEnteredMatch<R extends RuleSet>(
  engine: Engine<R>,
  setup: SetupOf<R>,
  fallen: readonly Fallen[],
  players = PEOPLE,
): MatchOrDice {
  const started = engine.startEntered(setup, fallen);
  if ('needs' in started) return started;
  return { engine, dice: { entered: fallen }, players, game: started.game, moves: [], opening: started.events };
}

export function makeMove(match: Match, answer: Answer): Match {
  return added(match, answer, [], match.engine.apply(match.game, answer));
}

/** A move with dice entered by hand; asks for more dice until it has them all. */
export function makeEnteredMove(match: Match, answer: Answer, fallen: readonly Fallen[]): MatchOrDice {
  const applied = match.engine.applyEntered(match.game, answer, fallen);
  return 'needs' in applied ? applied : added(match, answer, fallen, applied);
}

function added(
  match: Match,
  answer: Answer,
  fallen: readonly Fallen[],
  applied: { readonly game: Game; readonly events: readonly AnyEvent[] },
): Match {
  const decision = match.game.pending.find((pending) => pending.side === answer.side)!.decision;
  const move: Move = { ...answer, decision, before: match.game, events: applied.events, fallen };
  return { ...match, game: applied.game, moves: [...match.moves, move] };
}

/**
 * Why nothing can be taken back, or the match with the side's last decision open again. What the other side decided since
 * goes with it: no die has fallen and nothing hidden was shown, so that nothing was learnt.
 */
export function undo(match: Match, side: Side): Match | { readonly refused: string } {
  const index = match.moves.findLastIndex((move) => move.side === side);
  return index < 0 ? { refused: `${side} has not decided anything yet` } : undoTo(match, index);
}

/** Takes back a decision and all after it, whoever made them, unless dice have fallen or something hidden was shown since. */
export function undoTo(match: Match, index: number): Match | { readonly refused: string } {
  const { before } = match.moves[index]!;
  if (before.dice.throws !== match.game.dice.throws) return { refused: 'dice have fallen since that decision' };
  if (before.revealed !== match.game.revealed) return { refused: 'secret choices have been shown since that decision' };
  const { reveals } = match.engine.rules;
  if (reveals && match.moves.slice(index).some(({ events }) => events.some((event) => reveals(event))))
    return { refused: 'what was hidden has been shown since that decision' };
  return { ...match, game: before, moves: match.moves.slice(0, index) };
}

/** The match as it was before a move: for replays and for starting anew from an old point. */
export function rewind(match: Match, moves: number): Match {
  const move = match.moves[moves];
  if (moves === match.moves.length) return match;
  if (!move) throw new BadInput(`the game has ${match.moves.length} choices, so there is no point ${moves}`);
  return { ...match, game: move.before, moves: match.moves.slice(0, moves) };
}

export const eventsOf = (match: Match): AnyEvent[] => [...match.opening, ...match.moves.flatMap((move) => move.events)];

/** A state hash where each turn begins, and one for the state the record ends in: turn, choices made by then, hash. */
export function hashesOf(match: Match): TurnHash[] {
  const { turnOf } = match.engine.rules;
  const games = [...match.moves.map((move) => move.before), match.game];
  const last = games.length - 1;
  return games.flatMap((game, choices): TurnHash[] => {
    const turn = turnOf(game.board);
    const begins = choices === 0 || turnOf(games[choices - 1]!.board) !== turn;
    return begins || choices === last ? [[turn, choices, hashGame(game)]] : [];
  });
}

export type TurnHash = [turn: number, choices: number, hash: string];
