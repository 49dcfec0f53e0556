import { randomInt } from 'node:crypto';
import { BadInput } from '@acies/kernel';

/** Seeds are below this, so that generators apart from the dice can be seeded above it. */
export const SEEDS = 2 ** 32;

export const randomSeed = (): number => randomInt(1, 1_000_000);

function parseWhole(text: string, what: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new BadInput(`${what} must be a whole number from ${least} to ${most}, not "${text}"`);
  return number;
}

export const parseSeed = (text: string): number => parseWhole(text, 'the seed', 0, SEEDS - 1);
export const parseGames = (text: string): number => parseWhole(text, 'the number of games', 1, 10_000_000);
export const parseTurn = (text: string): number => parseWhole(text, 'the turn', 1, 10_000);
