/** Where a text stops being JSON, in words. */
export function jsonFaultWords(text: string): string {
  const at = jsonFaultAt(text);
  const place = placeIn(text, at);
  return at === text.length
    ? `it breaks off at ${place}`
    : `${JSON.stringify(text[at])} cannot stand where it does (${place})`;
}

/** A place in a text, as people count. */
export function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${before[before.length - 1]!.length + 1}`;
}

/**
 * Where a text stops being JSON: the first character that cannot stand there, or the length of the text if it only
 * breaks off. Engines differ in what their parsers say of this, and some say nothing.
 */
export function jsonFaultAt(text: string): number {
  try {
    const end = afterSpace(text, afterValue(text, 0));
    return end < text.length ? end : -1;
  } catch (fault) {
    if (fault instanceof Misfit) return fault.at;
    throw fault;
  }
}

class Misfit extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`not JSON at ${at}`);
    this.at = at;
  }
}

const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them inside strings
const STRING_PART = /(?:[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/y;
const CUT_ESCAPE = /\\(?:u[0-9a-fA-F]{0,3})?$/y;
const MINUS = /-/y;
const WHOLE_NUMBER = /-?(?:0|[1-9]\d*)/y;
const POINT = /\./y;
const EXPONENT = /[eE][+-]?/y;
const DIGITS = /\d+/y;

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

const afterSpace = (text: string, at: number): number => after(SPACE, text, at);

function afterValue(text: string, from: number): number {
  const at = afterSpace(text, from);
  switch (text[at]) {
    case '{':
      return afterItems(text, at, '}', (next) => afterValue(text, afterWord(text, afterString(text, next), ':')));
    case '[':
      return afterItems(text, at, ']', (next) => afterValue(text, next));
    case '"':
      return afterString(text, at);
    case 't':
      return afterWord(text, at, 'true');
    case 'f':
      return afterWord(text, at, 'false');
    case 'n':
      return afterWord(text, at, 'null');
    default:
      return afterNumber(text, at);
  }
}

function afterItems(text: string, from: number, close: string, afterItem: (at: number) => number): number {
  let at = afterSpace(text, from + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    at = afterSpace(text, afterItem(at));
    if (text[at] === close) return at + 1;
    at = afterSpace(text, afterWord(text, at, ','));
  }
}

function afterWord(text: string, from: number, word: string): number {
  const start = afterSpace(text, from);
  for (let i = 0; i < word.length; i++) if (text[start + i] !== word[i]) throw new Misfit(start + i);
  return start + word.length;
}

function afterString(text: string, from: number): number {
  if (text[from] !== '"') throw new Misfit(from);
  const at = after(STRING_PART, text, from + 1);
  if (text[at] === '"') return at + 1;
  throw new Misfit(after(CUT_ESCAPE, text, at));
}

function afterNumber(text: string, from: number): number {
  const at = after(WHOLE_NUMBER, text, from);
  if (at === from) throw new Misfit(after(MINUS, text, from));
  return afterDigits(text, afterDigits(text, at, POINT), EXPONENT);
}

/** A point or an exponent need not be there, but has digits after it if it is. */
function afterDigits(text: string, from: number, mark: RegExp): number {
  const start = after(mark, text, from);
  const at = after(DIGITS, text, start);
  if (start > from && at === start) throw new Misfit(at);
  return start > from ? at : from;
}
