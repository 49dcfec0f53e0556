import { BadInput } from '@acies/kernel';
import { distance } from 'fastest-levenshtein';

/** The known name nearest to a mistyped one, if any is near enough to be meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const scored = known
    .map((name) => ({ name, score: distanceTo(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.score - b.score);
  const best = scored[0];
  // A word that shares nothing with a name was not meant as it.
  const near = best && best.score < wanted.length && best.score <= Math.max(2, Math.floor(wanted.length / 3));
  return near ? best.name : undefined;
}

/** A beginning of the name, or of a part of it, is nearly the name. */
function distanceTo(wanted: string, name: string): number {
  if (wanted.length >= 2 && name.split(/[./ -]/).some((part) => part.startsWith(wanted))) return 1;
  return distance(wanted, name);
}

/** "there is no battle "sabsi"; did you mean "sabis"? Known: ..." */
export function unknownName(what: string, word: string, known: readonly string[], hint = ''): BadInput {
  const meant = nearest(word, known);
  const question = meant === undefined ? '' : `; did you mean "${meant}"?`;
  const list = known.length <= 20 ? ` Known: ${known.join(', ')}.` : '';
  return new BadInput(`there is no ${what} "${word}"${question || '.'}${list}${hint && ` ${hint}`}`);
}
