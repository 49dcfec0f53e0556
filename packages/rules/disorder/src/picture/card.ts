import type { PieceCard } from '@acies/kernel/picture';
import { type Box, inUnits, relationsOf } from '@acies/table';
import type { Bodies } from '../board/bodies.ts';

type Fact = PieceCard['facts'][number];

/** As a sentence begins. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "a, b and c". */
export const inARow = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Notes of which some do not hold, one after another. */
export const noteWords = (notes: readonly (string | false | undefined)[]): string => notes.filter(Boolean).join(', ');

/** Where the middle of its front is, as players measure it, and which way it faces, to be read aloud. */
export const poseWords = ({ x, y, heading }: Pick<Box, 'x' | 'y' | 'heading'>, unit: number): string =>
  `${inUnits(x, unit)}, ${inUnits(y, unit)}, facing ${heading / 10}°`;

/** Facts, but for those of which there is nothing to say. */
export const factsFrom = (named: Readonly<Record<string, string>>): Fact[] =>
  Object.entries(named)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, value: capital(value) }));

/** How a unit stands to others on a free table. */
interface Standing {
  readonly bodies: Bodies;
  readonly nameOf: (id: number) => string;
  /** A length in words of the sheet. */
  readonly say: (length: number) => string;
  /** A friend this near covers a flank. */
  readonly cover: number;
}

/** Enemies by where they are, and whether its flanks are covered. */
export function relationsIn({ bodies, nameOf, say, cover }: Standing, id: number): string[] {
  const named = (one: number) => ({ name: nameOf(one), box: bodies.boxOf(one) });
  return relationsOf(bodies.boxOf(id), {
    enemies: bodies.enemiesOf(id).map(named),
    friends: bodies.friendsOf(id).map(named),
    table: bodies.table,
    cover,
    say,
  });
}
