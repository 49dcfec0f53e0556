import type { BySide } from '@acies/kernel';
import type { Surveyed } from '../duel/job.ts';
import { wilson } from '../duel/wilson.ts';

/** A side that wins less than this share of the games, drawn ones counted half, makes a battle lopsided. */
const FAIR_SHARE = 0.3;

/** Numbers of turns, sorted: the least, the most, and those at the quarters between. */
export interface Spread {
  readonly least: number;
  readonly quarter: number;
  readonly middle: number;
  readonly threeQuarters: number;
  readonly most: number;
}

/** What came of all the games of one level on one battle. */
export interface Summary {
  readonly battle: string;
  readonly player: string;
  readonly games: number;
  readonly wins: BySide<number>;
  readonly draws: number;
  /** Games in which an army broke; in the others the time was up. */
  readonly decided: number;
  readonly turns: Spread;
  /** The turn of the first contact. */
  readonly contact: Spread;
  /** Games in which nobody was ever hurt. */
  readonly withoutContact: number;
  /** Games in which a position stood three times. */
  readonly repeating: number;
  /** Games of either kind, each counted once. */
  readonly stalled: number;
}

/** So often does a position stand before one says that it is repeated to no purpose. */
const TOO_OFTEN = 3;

export function summaryOf(battle: string, player: string, games: readonly Surveyed[]): Summary {
  const isWithoutContact = ({ contact }: Surveyed): boolean => contact === null;
  const isRepeating = ({ repeats }: Surveyed): boolean => repeats >= TOO_OFTEN;
  const count = (is: (one: Surveyed) => boolean): number => games.filter(is).length;
  return {
    battle,
    player,
    games: games.length,
    wins: { red: count(({ winner }) => winner === 'red'), blue: count(({ winner }) => winner === 'blue') },
    draws: count(({ winner }) => winner === null),
    decided: count(({ isDecided }) => isDecided),
    turns: spreadOf(games.map(({ turns }) => turns)),
    contact: spreadOf(games.flatMap(({ contact }) => contact ?? [])),
    withoutContact: count(isWithoutContact),
    repeating: count(isRepeating),
    stalled: count((one) => isWithoutContact(one) || isRepeating(one)),
  };
}

/** How many games the weaker side has won, drawn ones counted half. */
const wonByWeaker = ({ wins, draws }: Summary): number => Math.min(wins.red, wins.blue) + draws / 2;

/** From fewer games one does not even guess. */
const LEAST_GAMES = 10;

/** Whether a battle is lopsided; of few games it is only a guess. */
export function lopsidedness(summary: Summary): 'lopsided' | 'lopsided?' | '' {
  const won = wonByWeaker(summary);
  if (summary.games < LEAST_GAMES || won >= FAIR_SHARE * summary.games) return '';
  const [, atBest] = wilson(won, summary.games);
  return atBest < FAIR_SHARE ? 'lopsided' : 'lopsided?';
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { least: at(0), quarter: at(0.25), middle: at(0.5), threeQuarters: at(0.75), most: at(1) };
}
