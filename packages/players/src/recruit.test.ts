import { type Draw, type Json, samePlain } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from './draws.ts';
import type { Explaining, Question, Weighed } from './player.ts';
import { recruitOf } from './recruit.ts';

const WEIGHED: readonly Weighed[] = [
  { choice: { go: 9 }, worth: 9, words: 'far' },
  { choice: { go: 5 }, worth: 5, words: 'near' },
  { choice: { go: 4 }, worth: 4, words: 'near' },
  { choice: { go: 3 }, worth: 3, words: 'near' },
  { choice: { go: 0 }, worth: 0, words: 'nowhere' },
];
const PASS = { go: 0 };

const teacherOf = (weighed: readonly Weighed[]): Explaining => ({
  name: '',
  about: '',
  explain: () => weighed,
  choose: () => weighed[0]!.choice,
});

const turnWith = (draw: Draw, pass: Json | undefined = PASS): Question => ({ draw, pass }) as unknown as Question;

/** Draws as written; more than that are an error. */
const scripted = (...drawn: number[]): Draw => {
  const left = [...drawn];
  return (below) => {
    const next = left.shift();
    if (next === undefined || next >= below) throw new Error(`${next} is not below ${below}`);
    return next;
  };
};

const FAILINGS = { mistaken: 40, hesitates: 50 };
const recruit = recruitOf(teacherOf(WEIGHED), FAILINGS);

describe('a recruit', () => {
  it('mostly does as his teacher, and says the same', () => {
    const question = turnWith(scripted(40));
    expect(recruit.choose(question)).toEqual({ go: 9 });
    expect(recruit.explain(question)).toEqual(WEIGHED);
  });

  it('hesitates where one may do nothing', () => {
    const question = turnWith(scripted(39, 49));
    expect(recruit.choose(question)).toEqual(PASS);
    const [first, ...others] = recruit.explain(question);
    expect(first).toEqual({ choice: PASS, worth: 0, words: 'hesitates' });
    expect(others).toEqual(WEIGHED.slice(0, 4));
  });

  it.each([0, 1, 2])('takes one of the next best for the best: %s', (tempted) => {
    const question = turnWith(scripted(39, 50, tempted));
    const taken = WEIGHED[1 + tempted]!;
    expect(recruit.choose(question)).toEqual(taken.choice);
    const [first, ...others] = recruit.explain(question);
    expect(first).toEqual({ ...taken, words: 'takes the next best for the best' });
    expect(others).toEqual(WEIGHED.filter((one) => one !== taken));
  });

  it('does not hesitate where one may not', () => {
    expect(recruit.choose({ draw: scripted(0, 1) } as unknown as Question)).toEqual({ go: 4 });
  });

  describe('where there is no waiting any longer', () => {
    const stirring = (weighed: readonly Weighed[]) =>
      recruitOf(teacherOf(weighed), { ...FAILINGS, hasToStir: () => true });

    it('does not hesitate', () => {
      expect(stirring(WEIGHED).choose(turnWith(scripted(39, 2)))).toEqual({ go: 3 });
    });

    it('does not take doing nothing for the best', () => {
      const [best, second, third, fourth, nothing] = WEIGHED;
      const recruit = stirring([best!, nothing!, second!, third!, fourth!]);
      const chosen = [0, 1, 2].map((tempted) => recruit.choose(turnWith(scripted(39, tempted))));
      expect(chosen).toEqual([{ go: 5 }, { go: 4 }, { go: 3 }]);
    });

    it('does nothing if there is nothing to do', () => {
      expect(stirring(WEIGHED.slice(4)).choose(turnWith(scripted(0, 0)))).toEqual(PASS);
    });
  });

  it('is not mistaken where to do nothing is best', () => {
    const idle = recruitOf(teacherOf(WEIGHED.toReversed()), FAILINGS);
    expect(idle.explain(turnWith(scripted(0, 0)))).toEqual(WEIGHED.toReversed());
  });

  it('does the only thing there is', () => {
    const only = recruitOf(teacherOf(WEIGHED.slice(0, 1)), FAILINGS);
    const question = turnWith(scripted(0, 99, 0));
    expect(only.choose(question)).toEqual({ go: 9 });
    expect(only.explain(question)).toEqual(WEIGHED.slice(0, 1));
  });

  it('is mistaken about as often as he is said to be, and draws alike whether he is asked to explain or not', () => {
    const [draw, same] = [drawsFrom(3), drawsFrom(3)];
    let mistakes = 0;
    for (let i = 0; i < 1000; i++) {
      const [question, other] = [turnWith(draw), turnWith(same)];
      const choice = recruit.choose(question);
      expect(recruit.explain(other)[0]!.choice).toEqual(choice);
      expect(recruit.choose(other)).toEqual(choice);
      if (!samePlain(choice, { go: 9 })) mistakes++;
    }
    expect(mistakes).toBeGreaterThan(350);
    expect(mistakes).toBeLessThan(450);
  });

  it('is never so mistaken as to do what must never be done', () => {
    const never = Number.NEGATIVE_INFINITY;
    const weighed = [
      { choice: { go: 1 }, worth: 1 },
      { choice: { go: 2 }, worth: 0 },
      { choice: PASS, worth: never },
    ];
    const careful = recruitOf(teacherOf(weighed), { mistaken: 100, hesitates: 50 });
    for (let seed = 1; seed < 50; seed++) expect(careful.choose(turnWith(drawsFrom(seed)))).toEqual({ go: 2 });
    const lost = recruitOf(teacherOf([weighed[0]!, weighed[2]!]), { mistaken: 100, hesitates: 50 });
    for (let seed = 1; seed < 50; seed++) expect(lost.choose(turnWith(drawsFrom(seed)))).toEqual({ go: 1 });
  });
});
