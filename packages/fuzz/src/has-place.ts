import type { Kind } from './case.ts';

/**
 * What counts as the place of a fault. In any text: its line and column. In a battle or a situation: a path to the value,
 * in front of what is said of it, or the whole, where something is missing or too much. In a game file besides: which choice
 * or throw it is, or which of its parts. Of a bot's answer: whose choice it is, or which part of the answer.
 */
const LINE_AND_COLUMN = /\bline \d+, column \d+\b/;
/** On every line after the heading. */
const PATH = /^ {2}(\(the whole\)|[^\s:][^:]*): ./;
const MORE = /^ {2}… and \d+ faults more$/;

const IN_GAME_FILE: readonly RegExp[] = [
  /^choice \d+ in the game file /,
  / at turn -?\d+, after choice \d+: /,
  /^the game file's entered dice break off: throw \d+ is missing/,
  /^the game file's entered throw \d+ cannot be: /,
  /^the game file holds \d+ entered throws that nothing asks for$/,
  /^the game file lists \d+ choices, but was saved after choice -?\d+$/,
  /^the game file has format /,
  /^the game file is for the rules "/,
  /^the game file was made with version .* of the \w+ rules/,
  /^the game file was altered after it was saved: its sum does not fit its content$/,
  /does not begin with "acies": "game"/,
];

const IN_ANSWER: readonly RegExp[] = [/^(red|blue) may not choose ./];

/** Whether the message of a refusal says where the fault is. */
export function hasPlace(kind: Kind, message: string): boolean {
  if (LINE_AND_COLUMN.test(message)) return true;
  const [, ...faults] = message.split('\n');
  if (faults.length > 0) return faults.every((line, i) => PATH.test(line) || (i > 0 && MORE.test(line)));
  if (kind === 'game file') return IN_GAME_FILE.some((pattern) => pattern.test(message));
  return kind === 'answer' && IN_ANSWER.some((pattern) => pattern.test(message));
}
