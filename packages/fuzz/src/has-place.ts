import { canonicalJson, fingerprint } from '@acies/kernel/match';
import type { Case } from './case.ts';

/**
 * What counts as the place of a fault. In any text: its line and column. In a battle or a situation: a path to the value,
 * in front of what is said of it, or the whole, where something is missing or too much. In a game file besides: which choice
 * or throw it is, or which of its parts. Of a bot's answer: the choice itself, and what is wrong with it.
 */
const LINE_AND_COLUMN =
  /^the (game file|battle|situation|answer) is [^\n]* (at line \d+, column \d+|\(line \d+, column \d+\))( after the \d+ characters that are read)?$/;
/** On every line after the heading. */
const PATH = /^ {2}(\(the whole\)|[^\s:][^:]*): ./;
const MORE = /^ {2}… and \d+ faults more$/;

const IN_GAME_FILE: readonly RegExp[] = [
  /^choice \d+ in the game file is not legal: (red|blue) (may not choose .+: \S+ \S|has nothing to decide now$)/s,
  /^choice \d+ in the game file is (red|blue)'s ".*", but open then is ./s,
  / at turn -?\d+, after choice \d+: /,
  /^the game file's entered dice break off: throw \d+ is missing/,
  /^the game file's entered throw \d+ cannot be: /,
  /^the game file holds \d+ entered throws that nothing asks for$/,
  /^the game file lists \d+ choices, but was saved after choice -?\d+$/,
  /^the game file has format /,
  /^the game file is for the rules "/,
  /^the game file was made with version .* of the \w+ rules/,
  /does not begin with "acies": "game"/,
];

/** It names no place, for a sum knows none: it is only said where nothing else is wrong, and the sum is. */
const ALTERED = 'the game file was altered after it was saved: its sum does not fit its content';

/** Of a choice so much is looked for, which is less than is repeated of one. */
const REPEATED = 100;

/** Whether the message of a refusal says where in the input the fault is. */
export function hasPlace({ kind, text }: Pick<Case, 'kind' | 'text'>, message: string): boolean {
  if (LINE_AND_COLUMN.test(message)) return true;
  const [, ...faults] = message.split('\n');
  if (faults.length > 0) return faults.every((line, i) => PATH.test(line) || (i > 0 && MORE.test(line)));
  if (kind === 'answer') return isAboutChoice(text, message);
  if (kind !== 'game file') return false;
  return message === ALTERED ? !sumFits(text) : IN_GAME_FILE.some((pattern) => pattern.test(message));
}

/** It repeats the choice, or the beginning of it, and says what is wrong with it in some words. */
function isAboutChoice(text: string, message: string): boolean {
  const [, words] = /^(?:red|blue) may not choose (.*)$/s.exec(message) ?? [];
  const choice = JSON.stringify(JSON.parse(text)).slice(0, REPEATED);
  return words?.startsWith(choice) === true && /: \S+ \S/.test(words.slice(choice.length));
}

function sumFits(text: string): boolean {
  const { sum, ...body } = JSON.parse(text) as { readonly sum: unknown };
  return fingerprint(canonicalJson(JSON.parse(JSON.stringify(body)))) === sum;
}
