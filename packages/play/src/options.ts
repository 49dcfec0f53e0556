import { BadInput, type Json, type OpenQuestion, samePlain } from '@acies/kernel';
import type { Phrase } from '@acies/kernel/picture';
import { drawsFrom } from '@acies/players';

/** An option as it is listed. */
export interface Option {
  readonly number: number;
  readonly choice: Json;
  readonly label: string;
  /** As it can be typed, with ids. */
  readonly typed: string;
  /** Short odds, if it throws dice. */
  readonly odds: string | undefined;
  /** What sort of thing it is, for grouping. */
  readonly kind: string;
}

/** How many are drawn where a decision has neither a list nor suggestions of its own. */
const SAMPLES = 8;

/** Every option of a decision; of an open one some that make sense, and of ways to the same throw the first. */
export function optionsOf(question: OpenQuestion): Option[] {
  const all = choicesOf(question).map((choice) => {
    const label = question.label(choice);
    const typed = question.typed(choice);
    return { number: 0, choice, label, typed, odds: question.preview(choice), kind: kindOf(choice, label) };
  });
  const listed = question.options ? all : withoutRepeats(all);
  return listed.map((option, i) => ({ ...option, number: i + 1 }));
}

/** A charge by another wheel and a shorter advance is the same charge. */
function withoutRepeats(options: readonly Option[]): Option[] {
  const throwing = new Set(firstOfEach(options, throwOf));
  return options.filter((option) => !option.odds || throwing.has(option));
}

/** What is thrown for by whom. */
const throwOf = (option: Option): string | undefined => option.odds && `${whoIn(option)} ${option.odds}`;

/** Every choice of a listed decision; of an open one some that make sense, those that read alike once. */
export function choicesOf(question: OpenQuestion): readonly Json[] {
  if (question.options) return question.options;
  const suggested = question.suggestions();
  const found = new Map<string, Json>();
  for (const choice of suggested.length > 0 ? suggested : samplesOf(question)) {
    const label = question.label(choice);
    if (!found.has(label)) found.set(label, choice);
  }
  return [...found.values()];
}

/** Words that an open decision offers, without those that come to one of these choices. */
export const phrasesBeside = (
  question: OpenQuestion,
  piece: number | undefined,
  choices: readonly Json[],
): readonly Phrase[] =>
  question.phrases(piece).filter(({ text, isExample }) => {
    if (isExample) return true;
    const meant = parsed(question, text);
    return meant === undefined || !choices.some((choice) => samePlain(choice, meant));
  });

/** What words come to; nothing where they are not understood. */
function parsed(question: OpenQuestion, text: string): Json | undefined {
  try {
    return question.parse(text);
  } catch (fault) {
    if (!(fault instanceof BadInput)) throw fault;
    return undefined;
  }
}

function samplesOf(question: OpenQuestion): Json[] {
  const draw = drawsFrom(1);
  const found = new Map<string, Json>();
  for (let tries = 0; tries < 4 * SAMPLES && found.size < SAMPLES; tries++) {
    const choice = question.sample(draw);
    found.set(JSON.stringify(choice), choice);
  }
  return [...found.values()];
}

/** What is done, where the choice says so; else how its label begins. */
export function kindOf(choice: Json, label: string): string {
  if (typeof choice === 'object' && choice !== null && 'do' in choice && typeof choice.do === 'string')
    return choice.do;
  return label.split(/[ ,:]/)[0]!;
}

/** So many suggestions are taken in at a glance. */
const SHORT = 10;

/** Who is meant by an option: what stands before its last colon. */
const whoIn = ({ label }: Option): string => label.slice(0, Math.max(0, label.lastIndexOf(':')));

/**
 * A few of many suggestions: what ends the decision, then what throws dice, the same throw for the same people once, then
 * one line for each of the others, all in the order of the list.
 */
export function shortListOf(options: readonly Option[], most = SHORT): Option[] {
  if (options.length <= most) return [...options];
  // Where all are about one, the first are the best.
  if (!options.some(whoIn)) return options.slice(0, most);
  const first = options.slice(0, 1);
  const throwing = firstOfEach(options.slice(1), throwOf);
  const seen = new Set(throwing.map(whoIn));
  const others = firstOfEach(options.slice(1), (option) =>
    option.odds || seen.has(whoIn(option)) ? undefined : whoIn(option) || option.kind,
  );
  const chosen = new Set([...first, ...throwing, ...others].slice(0, most));
  return options.filter((option) => chosen.has(option));
}

/** The first option of each key; those without a key are left out. */
function firstOfEach(options: readonly Option[], keyOf: (option: Option) => string | undefined): Option[] {
  const found = new Map<string, Option>();
  for (const option of options) {
    const key = keyOf(option);
    if (key && !found.has(key)) found.set(key, option);
  }
  return [...found.values()];
}

/** Options with these words in them: words that begin so, or failing that, contain them. */
export function matchingOptions(options: readonly Option[], text: string): Option[] {
  const beginning = optionsBeginning(options, text);
  if (beginning.length > 0) return beginning;
  const words = wordsIn(text);
  return options.filter((option) => words.every((word) => saidIn(option).includes(word)));
}

/** Options with words in them that begin so. */
export function optionsBeginning(options: readonly Option[], text: string): Option[] {
  const words = wordsIn(text);
  return options.filter((option) => {
    const parts = saidIn(option).split(/[^\p{L}\p{N}-]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/** All that an option may be found by. */
const saidIn = ({ kind, label, typed }: Option): string => `${kind} ${label} ${typed}`.toLowerCase();

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s:,]+/)
    .filter(Boolean);
