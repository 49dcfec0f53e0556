import type { Draw } from '../flow/decision.ts';
import type { OpenQuestion } from '../match/question.ts';
import type { Json } from '../plain/json.ts';

/** Draws that are the same every time. */
export function sameDraws(): Draw {
  let last = 1;
  return (below) => {
    last = (last * 1_103_515_245 + 12_345) % 2 ** 31;
    return (last >> 16) % below;
  };
}

/** What comes up when a question is sampled so often, each once, in an order to compare; always the same draws. */
export function drawnFrom({ sample }: Pick<OpenQuestion, 'sample'>, times = 200): string[] {
  const draw = sameDraws();
  return inOrder(new Set(Array.from({ length: times }, () => sample(draw))));
}

/** Choices as text, each once, in an order to compare. */
export const inOrder = (choices: Iterable<Json>): string[] =>
  [...new Set(Array.from(choices, (choice) => JSON.stringify(choice)))].sort();
