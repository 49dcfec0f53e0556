import type { BySide, OpenQuestion, Side } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';
import { type Book, type Option, viewerOf } from '@acies/play';
import type { Budget, Player } from '@acies/players';
import type { Lines } from '../terminal/lines.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { GivenAway } from './computers/give-away.ts';
import type { Opinion } from './computers/opinion.ts';
import type { Keeper } from './files/keeper.ts';

/** A game being played at this terminal. */
export interface Session {
  readonly terminal: Terminal;
  readonly book: Book;
  readonly lines: Lines;
  readonly keeper: Keeper;
  /** The computer players; a side without one is a person. */
  readonly computers: BySide<Player | undefined>;
  /** What those who need time may think about a decision; what they take by themselves unless given. */
  readonly budget: Budget | undefined;
  /** Seeds what computer players draw, apart from the dice. */
  readonly drawSeed: number;
  match: Match;
  /** The last warning that the game cannot be kept; none while it can. */
  warned?: { readonly fault: string; readonly choices: number } | undefined;
  /** How many choices have been told of; -1 if not even the opening has. */
  told: number;
  /** The map as it was last shown: the same one is not shown again. */
  shownMap: string;
  /** The turn in which the map was last shown, -1 before. */
  shownTurn: number;
  /** Which of two people was last asked. */
  holder?: Side;
  hinted: boolean;
  /** Decisions that are not asked for now. */
  given: GivenAway[];
  /** How many decisions computers have made for their own sides since a person was last asked. */
  stretch: number;
  /** What the last choices of computer players came from, each with its place among all choices. */
  opinions: readonly { readonly opinion: Opinion; readonly move: number }[];
}

/** A decision in front of a person. */
export interface Deciding {
  readonly question: OpenQuestion;
  readonly options: readonly Option[];
  /** What an empty line takes. */
  offered: Option | undefined;
}

export const sideName = ({ terminal: { colour } }: Pick<Session, 'terminal'>, side: Side): string =>
  colour.bold(side === 'red' ? colour.redBright('red') : colour.cyanBright('blue'));

export const isHotSeat = ({ computers }: Session): boolean => !computers.red && !computers.blue;
export const isWatched = ({ computers }: Session): boolean => Boolean(computers.red && computers.blue);

/** Through whose eyes the battle is shown; when it is over there are no secrets. */
export function viewerIn({ computers, match: { game } }: Session): Side | undefined {
  if (game.result !== null) return undefined;
  const asked = game.pending.find(({ answer }) => answer === undefined);
  return viewerOf({ red: !computers.red, blue: !computers.blue }, asked?.side);
}
