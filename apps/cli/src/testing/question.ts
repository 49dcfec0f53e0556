import type { OpenQuestion } from '@acies/kernel';

/** A question of which only what a test is about is given. */
export const askedWith = (over: Partial<OpenQuestion>): OpenQuestion => ({
  side: 'red',
  decision: 'test',
  question: 'Well?',
  options: undefined,
  label: (choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)),
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
  phrases: () => [],
  ...over,
});
