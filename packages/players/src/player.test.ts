import { type Draw, type LiveGame, listed, type Pending } from '@acies/kernel';
import { OptionList } from '@acies/kernel/fast';
import { describe, expect, it } from 'vitest';
import { questionFor } from './player.ts';

/** A game in which a number is to be chosen, and how often all numbers have been listed. */
function asked(sample?: () => number) {
  const decision = listed<object, object, number>('number', {
    question: () => 'Which number?',
    label: (_, __, choice) => String(choice),
    options: () => {},
    ...(sample && { sample }),
  });
  const counted = { lists: 0 };
  const options = (): OptionList<number> => {
    counted.lists++;
    const list = new OptionList<number>();
    for (const choice of [7, 8, 9]) list.add(choice);
    return list;
  };
  const live = { decisionOf: () => decision, options, g: {}, locals: {} } as unknown as LiveGame;
  const pending: Pending = { side: 'red', decision: 'number', slot: 'number' };
  const last: Draw = (below) => below - 1;
  return { question: questionFor(live, pending, last), counted };
}

describe('what a player is asked', () => {
  it('is listed when it is first looked at, and once', () => {
    const { question, counted } = asked();
    expect(counted.lists).toBe(0);
    expect([
      question.options,
      question.suggestions(),
      question.sample(),
      question.allows(9),
      question.allows(6),
    ]).toEqual([[7, 8, 9], [7, 8, 9], 9, true, false]);
    expect(counted.lists).toBe(1);
  });

  it('is never listed for who takes what the decision draws', () => {
    const { question, counted } = asked(() => 8);
    expect([question.sample(), counted.lists]).toEqual([8, 0]);
  });
});
