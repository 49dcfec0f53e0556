import type { Json } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import type { Explaining, Question } from '../player.ts';
import { Hasty } from './hasty.ts';

/** A guide who notes what he looks at; what a number is worth to him may change. */
function guideWith(worths: Map<Json, number>): { guide: Explaining; looks: Json[] } {
  const looks: Json[] = [];
  const explain = ({ options }: Question) =>
    options!
      .map((choice) => {
        looks.push(choice);
        return { choice, worth: worths.get(choice)! };
      })
      .sort((a, b) => b.worth - a.worth);
  return { looks, guide: { name: '', about: '', explain, choose: (question) => explain(question)[0]!.choice } };
}

const questionOf = (decision: string, options: Json[]): Question =>
  ({ side: 'red', decision, options, allows: (choice: Json) => options.includes(choice) }) as unknown as Question;

describe('who plays in haste', () => {
  it('asks the guide where he has no habit', () => {
    const { guide, looks } = guideWith(new Map([[1, 5]]));
    const hasty = new Hasty(guide, {});
    expect([hasty.choose(questionOf('move', [1]), ''), hasty.choose(questionOf('move', [1]), '')]).toEqual([1, 1]);
    expect(looks).toEqual([1, 1]);
  });

  it('looks again only at what still seems the best', () => {
    const worths = new Map([1, 2, 3, 4].map((n): [Json, number] => [n, n]));
    const { guide, looks } = guideWith(worths);
    const hasty = new Hasty(guide, { activate: 'look again' });
    expect(hasty.choose(questionOf('activate', [1, 2, 3, 4]), 'turn 1')).toBe(4);
    looks.length = 0;
    worths.set(3, 2.5);
    expect(hasty.choose(questionOf('activate', [1, 2, 3]), 'turn 1')).toBe(3);
    expect(looks).toEqual([3]);
    worths.set(3, 0);
    expect(hasty.choose(questionOf('activate', [1, 2, 3]), 'turn 1')).toBe(2);
    looks.length = 0;
    hasty.choose(questionOf('activate', [1, 2, 3]), 'turn 2');
    expect(looks).toEqual([1, 2, 3]);
  });

  it('does in the same situation the best of what he considered that is still allowed', () => {
    const { guide, looks } = guideWith(new Map([1, 2, 3].map((n): [Json, number] => [n, n])));
    const hasty = new Hasty(guide, { path: () => 'the same' });
    expect(hasty.choose(questionOf('path', [1, 2, 3]), '')).toBe(3);
    looks.length = 0;
    expect(hasty.choose(questionOf('path', [1, 2]), '')).toBe(2);
    expect(looks).toEqual([]);
  });
});
