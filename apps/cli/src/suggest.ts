import { BadInput } from '@acies/kernel';
import { distance } from 'fastest-levenshtein';
import { asTyped } from './terminal/text.ts';

/** What is longer is no mistyped name, and would take long to compare. */
const LONGEST_WORD = 100;

/** The known name nearest to a mistyped one, if any is near enough to be meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const wanted = word.toLowerCase();
  const scored = known
    .map((name) => ({ name, score: distanceTo(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.score - b.score);
  const best = scored[0];
  if (!best) return undefined;
  // A word that shares little with a name was not meant as it: a short one must at least begin alike.
  const isUnlike = wanted.length < 4 && best.name[0]?.toLowerCase() !== wanted[0];
  const most = isUnlike ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  return best.score < wanted.length && best.score <= most ? best.name : undefined;
}

/** A beginning of the name, or of a part of it, is nearly the name. */
function distanceTo(wanted: string, name: string): number {
  if (wanted.length >= 2 && name.split(/[./ -]/).some((part) => part.startsWith(wanted))) return 1;
  return distance(wanted, name);
}

/** As many names as are read at once. */
const LISTED = 20;

/** "there is no battle "sabsi"; did you mean "sabis"? Known: ...", or where all are listed if they are too many to name here. */
export function unknownName(what: string, word: string, known: readonly string[], hint = '', whereAll = ''): BadInput {
  const meant = nearest(word, known);
  const question = meant === undefined ? '' : `; did you mean "${meant}"?`;
  const list = known.length <= LISTED ? ` Known: ${known.join(', ')}.` : whereAll && ` All of them: ${whereAll}.`;
  return new BadInput(`there is no ${what} ${asTyped(word)}${question || '.'}${list}${hint && ` ${hint}`}`);
}
