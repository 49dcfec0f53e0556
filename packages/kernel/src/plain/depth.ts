/** Nothing that Acies reads is nested deeper than a dozen levels; what goes a hundred deep would only exhaust the stack. */
export const MOST_DEPTH = 100;

/** In words, what is wrong with what is nested deeper. */
export const TOO_DEEP = `nested deeper than the ${MOST_DEPTH} levels that are read`;

const codesOf = (signs: string): number[] => [...signs].map((sign) => sign.charCodeAt(0));
const [QUOTE, BACKSLASH] = codesOf('"\\');
const [BRACE, BRACKET] = codesOf('{[');
const [BRACE_END, BRACKET_END] = codesOf('}]');

/** Where a text, were it JSON, opens a level too many, or -1. Brackets in strings open nothing. */
export function tooDeepAt(text: string): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += sign === BACKSLASH ? 1 : 0;
    else if (sign === BRACE_END || sign === BRACKET_END) depth--;
    else if ((sign === BRACE || sign === BRACKET) && ++depth > MOST_DEPTH) return at;
  }
  return -1;
}

/** A list or an object, and how one came to it. */
interface Level {
  readonly value: object;
  readonly depth: number;
  readonly key: string;
  readonly outer: Level | undefined;
}

/** Where data that came already read are nested too deep, as a path; undefined where they are not. It does not recurse. */
export function tooDeepIn(data: unknown): string | undefined {
  const open: Level[] = [];
  const enter = (value: unknown, key: string | number, outer: Level | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    open.push({ value, depth: (outer?.depth ?? 0) + 1, key: String(key), outer });
  };
  enter(data, '', undefined);
  for (let level = open.pop(); level; level = open.pop()) {
    if (level.depth > MOST_DEPTH) return pathTo(level);
    const { value } = level;
    // Of a list of a million entries no million of pairs is made.
    if (Array.isArray(value)) for (let i = 0; i < value.length; i++) enter(value[i], i, level);
    else for (const [key, inner] of Object.entries(value)) enter(inner, key, level);
  }
  return undefined;
}

/** So many steps of the way are named: the others say nothing more. */
const MOST_STEPS = 6;
const MOST_KEY = 40;

function pathTo(deepest: Level): string {
  const keys: string[] = [];
  for (let level: Level | undefined = deepest; level?.outer; level = level.outer)
    if (level.depth <= MOST_STEPS) keys.unshift(level.key.slice(0, MOST_KEY));
  return `${keys.join('.')}.…`;
}
