import { z } from 'zod';
import { isObeyed } from './shown-text.ts';

/** The kinds of text that files from outside hold: what is printed wherever the battle is played can only be read there. */

/** As much as a file name may be, with room for what is put around it. */
const MOST_ID = 64;
const MOST_NAME = 100;
const MOST_ABOUT = 2000;

const HALF_CHARACTER = /\p{Surrogate}/u;

/** A text that can be shown on one line, whole and as it is. */
const shownString = (least: number, most: number): z.ZodString =>
  z
    .string()
    .min(least, { abort: true })
    .max(most, { abort: true })
    .refine((text) => !isObeyed(text), { error: ({ input }) => obeyedWords(String(input)) })
    .refine((text) => !HALF_CHARACTER.test(text), 'half a character cannot stand here');

/** Which character it is that a terminal or a page would obey, and where. */
function obeyedWords(text: string): string {
  const characters = [...text];
  const at = characters.findIndex(isObeyed);
  const code = characters[at]!.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return `U+${code}, a character that cannot be shown, stands at character ${at + 1}`;
}

/** A name or a title. */
export const nameText: z.ZodString = shownString(1, MOST_NAME);

/** A few sentences; there need be none. */
export const aboutText: z.ZodString = shownString(0, MOST_ABOUT);

/** A word that the rules know what to make of, such as a place: theirs to refuse. */
export const wordText: z.ZodString = shownString(0, MOST_ID);

/** What something is known by: in orders that are typed, in records, and of a battle in the names of files. */
export const idText: z.ZodString = shownString(1, MOST_ID)
  .refine((id) => /[\p{L}\p{N}]/u.test(id), { error: 'a letter or a number is needed in it', abort: true })
  // Every object has something by that name already, so that a record by ids would find what nobody put there.
  .refine((id) => !(id in Object.prototype), { error: ({ input }) => `"${input}" is taken: choose another` });

/** A row of a drawn map, in letters. */
export const mapRow: z.ZodString = shownString(0, 200);
export const MOST_ROWS = 200;

/** No outline or line needs so many points. */
export const MOST_POINTS = 200;

/** A place on a table from its upper left corner; it may lie beyond the edges, but not out of all reckoning. */
export const placeWithin = (most: number): z.ZodTuple<[z.ZodNumber, z.ZodNumber], null> => {
  const length = z.number().min(-most).max(most);
  return z.tuple([length, length]);
};
