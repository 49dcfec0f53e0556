import { describe, expect, it } from 'vitest';
import { drawAllowed } from './draw-allowed.ts';

/** Every run of draws there is, each as likely as its weight. */
function chancesOf(
  candidates: readonly number[],
  isAllowed: (one: number) => boolean,
): Map<number | undefined, number> {
  const chances = new Map<number | undefined, number>();
  const follow = (answers: readonly number[]): void => {
    let asked = 0;
    let chance = 1;
    let open = 0;
    const drawn = drawAllowed([...candidates], isAllowed, (below) => {
      chance /= below;
      if (asked < answers.length) return answers[asked++]!;
      open ||= below;
      asked++;
      return below - 1;
    });
    if (open === 0) chances.set(drawn, (chances.get(drawn) ?? 0) + chance);
    for (let answer = 0; answer < open; answer++) follow([...answers, answer]);
  };
  follow([]);
  return chances;
}

describe('one of those that are allowed', () => {
  it('is as likely as any other, and as none of them', () => {
    const chances = chancesOf([10, 11, 12, 13, 14], (one) => one % 2 === 0);
    expect([...chances.keys()].sort()).toEqual([10, 12, 14, undefined]);
    for (const chance of chances.values()) expect(chance).toBeCloseTo(1 / 4, 12);
  });

  it('is none where nothing is allowed, or there is nothing', () => {
    expect([...chancesOf([1, 2, 3], () => false).keys()]).toEqual([undefined]);
    expect([...chancesOf([], () => true).keys()]).toEqual([undefined]);
  });

  it('is looked into only when it is drawn', () => {
    const looked: number[] = [];
    const isAllowed = (one: number): boolean => looked.push(one) > 0;
    expect(drawAllowed([1, 2, 3], isAllowed, () => 1)).toBe(2);
    expect(looked).toEqual([2]);
  });
});
