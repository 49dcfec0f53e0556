import type { BySide } from '@acies/kernel';
import type { Forfeit, Played } from './playout.ts';
import { wilson } from './wilson.ts';

export interface Score {
  readonly games: number;
  readonly wins: BySide<number>;
  readonly draws: number;
  /** 95 % intervals of the shares of games won; none where every game was lost by rule, which says nothing about play. */
  readonly intervals: BySide<[low: number, high: number]> | null;
  readonly turns: { readonly mean: number };
  readonly choices: { readonly mean: number };
  /** Games that a player lost by breaking the rules of the match, counted from 1. */
  readonly forfeits: readonly (Forfeit & { readonly game: number })[];
  readonly seconds: number;
  readonly perSecond: number;
}

/** Whether no game was played to its end, so that the score says nothing about play. */
export const isAllByRule = ({ games, forfeits }: Pick<Score, 'games' | 'forfeits'>): boolean =>
  forfeits.length === games;

/** What came of a series of games that took so long. */
export function scoreOf(played: readonly Played[], seconds: number): Score {
  const games = played.length;
  const wonBy = (side: Played['winner']): number => played.filter(({ winner }) => winner === side).length;
  const wins = { red: wonBy('red'), blue: wonBy('blue') };
  const mean = (of: (one: Played) => number): number => played.reduce((sum, one) => sum + of(one), 0) / games;
  const forfeits = played.flatMap(({ forfeit }, i) => (forfeit ? [{ game: i + 1, ...forfeit }] : []));
  const intervals = { red: wilson(wins.red, games), blue: wilson(wins.blue, games) };
  return {
    games,
    wins,
    draws: wonBy(null),
    intervals: isAllByRule({ games, forfeits }) ? null : intervals,
    turns: { mean: mean(({ turns }) => turns) },
    choices: { mean: mean(({ choices }) => choices) },
    forfeits,
    seconds,
    perSecond: games / seconds,
  };
}
