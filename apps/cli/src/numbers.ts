import { randomInt } from 'node:crypto';
import { BadInput } from '@acies/kernel';
import { SEEDS } from '@acies/play';
import { type Budget, parseBudget as readBudget } from '@acies/players';
import { asTyped } from './terminal/text.ts';

export const randomSeed = (): number => randomInt(1, 1_000_000);

function parseWhole(text: string, what: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new BadInput(`${what} must be a whole number from ${least} to ${most}, not ${asTyped(text)}`);
  return number;
}

/** The seed of the first game of so many, each of which has the next; there must be as many. */
export function firstSeed(given: number | undefined, games: number): number {
  const seed = given ?? randomSeed();
  if (seed + games > SEEDS) throw new BadInput(`the seeds would go beyond ${SEEDS - 1}: choose a smaller one`);
  return seed;
}

export const parseSeed = (text: string): number => parseWhole(text, 'the seed', 0, SEEDS - 1);
export const parseGames = (text: string): number => parseWhole(text, 'the number of games', 1, 10_000_000);
export const parseTurn = (text: string): number => parseWhole(text, 'the turn', 1, 10_000);
export const parseCores = (text: string): number => parseWhole(text, 'the number of cores', 1, 1024);
export const parseLimit = (text: string): number => parseWhole(text, 'the limit in seconds', 1, 86_400);

/** What a player who needs time may think about a decision. */
function parseBudget(text: string): Budget {
  const budget = readBudget(text);
  if (!budget)
    throw new BadInput(`the budget must be a time such as 1s or 250ms, or a number of playouts, not ${asTyped(text)}`);
  return budget;
}

/** In matches of computers a number of playouts, so that the same seed comes to the same. */
export const MATCH_BUDGET: Budget = { playouts: 32 };

export const BUDGET_OPTION = [
  '--budget <budget>',
  'what a legate may think about a decision: a time such as 1s or 250ms, or a number of playouts',
  parseBudget,
] as const;
