import type { Json, OpenQuestion } from '@acies/kernel';

const plainly = (choice: Json): string => (typeof choice === 'string' ? choice : JSON.stringify(choice));

/** A question of which only what a test is about is given. */
export const askedWith = ({ label = plainly, ...over }: Partial<OpenQuestion>): OpenQuestion => ({
  side: 'red',
  decision: 'test',
  question: 'Well?',
  options: undefined,
  label,
  typed: label,
  preview: () => undefined,
  excluded: () => [],
  refuse: () => undefined,
  sample: (draw) => ({ at: draw(3) }),
  suggestions: () => [],
  parse: () => undefined,
  about: () => [],
  shows: () => ({}),
  attempt: (choice) => ({ choice, label: '', shown: {}, cost: undefined, preview: undefined, refused: undefined }),
  aim: () => undefined,
  reach: () => undefined,
  phrases: () => [],
  ...over,
});
