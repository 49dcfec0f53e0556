import { BadInput } from './bad-input.ts';
import { TOO_DEEP, tooDeepAt } from './depth.ts';
import { jsonFaultWords, placeIn } from './json-fault.ts';

/**
 * The most characters of a file, or of a line. The longest of 290 games that were played to their end took 60,000, and the
 * 20,000 choices that no battle comes to would take 1.2 million: what is three times longer than that is no game.
 */
export const MOST_CHARACTERS = 4_000_000;

/** A character takes three bytes at most; those of four count as two. */
export const MOST_BYTES = 3 * MOST_CHARACTERS;

/** Refuses a text that is too long or, were it JSON, nested too deep, before anything else looks at it. */
export function checkBounds(text: string, what: string): void {
  if (text.length > MOST_CHARACTERS) throw tooLong(what, ` at ${placeIn(text, MOST_CHARACTERS)}`);
  const at = tooDeepAt(text);
  if (at >= 0) throw new BadInput(`${what} is ${TOO_DEEP}, at ${placeIn(text, at)}`);
}

/** That a text goes on after the most characters, for who has not read it all. */
export const tooLong = (what: string, place = ''): BadInput =>
  new BadInput(`${what} is too long: it goes on${place} after the ${MOST_CHARACTERS} characters that are read`);

/** Reads JSON from outside, within the bounds; `fault` is what is said of a text that is none. */
export function readJson(text: string, what: string, fault = 'is not JSON'): unknown {
  checkBounds(text, what);
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(`${what} ${fault}: ${jsonFaultWords(text)}`);
  }
}
