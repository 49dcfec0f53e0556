import type { StandPlace } from '@acies/rules-disorder';
import { cosine, sine } from '@acies/table';

/** LG-MAN-1: which stand of an unformed unit takes which of its new places. */

/** Places as they lie for who looks along another heading. */
function seenAlong(places: readonly StandPlace[], turn: number): StandPlace[] {
  const [s, c] = [sine(turn), cosine(turn)];
  return places.map(({ ahead, aside }) => ({ ahead: ahead * c + aside * s, aside: aside * c - ahead * s }));
}

/** A first guess: those farthest ahead along the new heading go to the front rank, and so on, each from left to right. */
export function byRank(old: readonly StandPlace[], places: readonly StandPlace[], turn: number): number[] {
  const seen = seenAlong(old, turn);
  const fromFront = seen.map((_, i) => i).sort((a, b) => seen[b]!.ahead - seen[a]!.ahead || a - b);
  const pairing: number[] = [];
  while (pairing.length < places.length) {
    const { ahead } = places[pairing.length]!;
    const size = places.filter((place) => place.ahead === ahead).length;
    const rank = fromFront.slice(pairing.length, pairing.length + size);
    pairing.push(...rank.sort((a, b) => seen[a]!.aside - seen[b]!.aside || a - b));
  }
  return pairing;
}

/** What is gained by less than a hundredth of a pace is not worth a change. */
const GAIN = 1;

/**
 * LG-MAN-1 (R): the pairing whose longest way is as short as can be, from some other. The stand with the longest way looks
 * for a shorter one, and whom it turns out of its place does so in turn, until nobody can.
 */
export function shortened(stands: readonly number[], lengthOf: (stand: number, place: number) => number): number[] {
  const taken = [...stands];
  const lengths = taken.map((stand, place) => lengthOf(stand, place));
  for (;;) {
    const longest = Math.max(...lengths);
    const place = lengths.indexOf(longest);
    const isShorter = (stand: number, to: number): boolean => lengthOf(stand, to) < longest - GAIN;
    if (!settle(taken[place]!, place, taken, isShorter, new Set())) return taken;
    for (const [to, stand] of taken.entries()) lengths[to] = lengthOf(stand, to);
  }
}

/** Finds a stand another place by short ways alone; the place that it leaves is free for the last who is turned out. */
function settle(
  stand: number,
  free: number,
  taken: number[],
  isShorter: (stand: number, place: number) => boolean,
  seen: Set<number>,
): boolean {
  for (let place = 0; place < taken.length; place++) {
    if (seen.has(place) || !isShorter(stand, place)) continue;
    seen.add(place);
    if (place !== free && !settle(taken[place]!, free, taken, isShorter, seen)) continue;
    taken[place] = stand;
    return true;
  }
  return false;
}
