import { stripVTControlCharacters } from 'node:util';
import { shownText } from '@acies/kernel/input';

/** Characters on the screen, without colour codes. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks a text between words; lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  return text.split('\n').flatMap((paragraph) => wrapOne(paragraph, width, indent));
}

function wrapOne(text: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  const start = /^ */.exec(text)![0];
  let line = start;
  let empty = true;
  for (const word of text.trimStart().split(' ')) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line += empty ? word : ` ${word}`;
      empty = false;
    }
  }
  return [...lines, line];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is how colour codes begin
const CODE = /\u001b\[[\d;]*m/y;

/** The part of a coloured line between two places on the screen, with the colours it has there. */
export function sliceVisible(line: string, from: number, to: number): string {
  let out = '';
  let column = 0;
  for (let at = 0; at < line.length; ) {
    CODE.lastIndex = at;
    const code = CODE.exec(line)?.[0];
    const piece = code ?? String.fromCodePoint(line.codePointAt(at)!);
    if (code || (column >= from && column < to)) out += piece;
    if (!code) column++;
    at += piece.length;
  }
  return out;
}

export const percent = (chance: number, digits = 1): string => {
  const text = (chance * 100).toFixed(digits);
  // What can happen, if rarely, must not read as never.
  if (Number(text) === 0 && chance > 0) return `<${(10 ** -digits).toFixed(digits)}%`;
  return `${text}%`;
};

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The beginning of a text that may be of any length. */
export const shortened = (text: string, most = 100): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Both ends of a text that may quote something of any length. */
export const withoutMiddle = (text: string, most = 1200): string =>
  text.length > most ? `${text.slice(0, most / 2)} … ${text.slice(-most / 2)}` : text;

/** What somebody typed, as it is said again: in quotation marks, on its line, and no longer than is needed to know it. */
export const asTyped = (typed: string): string => `"${shortened(shownText(shortened(typed)))}"`;

/** A list in words: "a, b or c". */
export const orList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;

/** What was asked and what was chosen, told apart where the question does not end as one. */
export const askedAndChosen = (question: string, chosen: string): string =>
  `${question}${question.endsWith('?') ? '' : ':'} ${chosen}`;
