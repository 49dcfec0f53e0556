// biome-ignore-all lint/suspicious/noControlCharactersInRegex: control characters are what these are about

/**
 * Escape sequences of terminals, whole: colours and cursor moves, then titles and links, which end with a bell or a string end.
 * No body of a sequence holds what may begin another, so that many without an end are looked through once and not once each.
 */
const SEQUENCES =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u0090\u0098\u009c-\u009f]*(?:\u0007|\u001b\\|\u009c)/g;

/** Characters that a terminal or a page obeys instead of showing: controls, line ends, and those that turn the direction of text. */
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;
const ALL_OBEYED = new RegExp(OBEYED, 'g');
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** Whether a text would do something where it is printed, rather than only be read there. */
export const isObeyed = (text: string): boolean => OBEYED.test(text);

/** What is left of a text from outside when it can only be read: it stays on its line and moves nothing. */
export const shownText = (text: string): string =>
  isObeyed(text) ? text.replace(SEQUENCES, '').replace(BREAKS, ' ').replace(ALL_OBEYED, '') : text;
