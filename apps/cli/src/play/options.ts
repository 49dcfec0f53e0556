import { drawsFrom } from '@acies/ai';
import type { Json, OpenQuestion } from '@acies/kernel';

/** An option as it is listed. */
export interface Option {
  readonly number: number;
  readonly choice: Json;
  readonly label: string;
  /** Short odds, if it throws dice. */
  readonly odds: string | undefined;
  /** What sort of thing it is, for grouping. */
  readonly kind: string;
}

/** How many are drawn where a decision has neither a list nor suggestions of its own. */
const SAMPLES = 8;

/** Every option of a decision; of an open one, some that make sense. */
export function optionsOf(question: OpenQuestion): Option[] {
  return choicesOf(question).map((choice, i) => {
    const label = question.label(choice);
    return { number: i + 1, choice, label, odds: question.preview(choice), kind: kindOf(choice, label) };
  });
}

function choicesOf(question: OpenQuestion): readonly Json[] {
  if (question.options) return question.options;
  const suggested = question.suggestions();
  return suggested.length > 0 ? suggested : samplesOf(question);
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
function kindOf(choice: Json, label: string): string {
  if (typeof choice === 'object' && choice !== null && 'do' in choice && typeof choice.do === 'string')
    return choice.do;
  return label.split(/[ ,:]/)[0]!;
}

/** Options with these words in their label: words that begin so, or failing that, contain them. */
export function matchingOptions(options: readonly Option[], text: string): Option[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const beginning = options.filter(({ label, kind }) => {
    const parts = `${kind} ${label}`.toLowerCase().split(/[^\p{L}\p{N}-]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  if (beginning.length > 0) return beginning;
  return options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
