import { describe, expect, test } from 'vitest';
import { type Battle, bid, type Duel, duel, march, stance, type Toy } from '../testing/toy.ts';
import { END } from './frame.ts';
import { again, ask, askBoth, call, done, procedure } from './procedure.ts';

describe('a procedure', () => {
  const steps = procedure<Toy, Battle>('three', { one() {}, two() {}, three() {} });

  test('knows the order of its steps', () => {
    expect(steps.first).toBe('one');
    expect([...steps.steps].map(([name, { next }]) => [name, next])).toEqual([
      ['one', 'two'],
      ['two', 'three'],
      ['three', END],
    ]);
  });
});

describe('a signal is plain data', () => {
  const signals = {
    ask: ask('red', stance, 'stance'),
    askBoth: askBoth(bid, { red: 'redBid', blue: 'blueBid' }),
    call: call<Toy, Duel, Battle, boolean>(duel, { attacker: 'red', dice: 1, tries: 0 }, 'won'),
    again: again('one'),
    done: done(3),
  };

  test.each(Object.entries(signals))('%s', (_name, signal) => {
    expect(JSON.parse(JSON.stringify(signal))).toEqual(signal);
  });
});

/** Never run: each line marked must fail to compile, or the build does. */
export const wrongProcedures = () => [
  procedure<Toy, Battle>('wrong slots of asks', {
    right: () => ask('red', march, 'march'),
    // @ts-expect-error: no slot has this name
    noSuchSlot: () => ask('red', march, 'marsh'),
    // @ts-expect-error: the slot holds a number, the answer is a march
    wrongType: () => ask('red', march, 'redBid'),
    // @ts-expect-error: the decision is one of another frame
    wrongFrame: () => ask('red', stance, 'stance'),
    // @ts-expect-error: one of both slots has a wrong name
    noSuchSlotOfTwo: () => askBoth(bid, { red: 'redBid', blue: 'greenBid' }),
    // @ts-expect-error: one of both slots has a wrong type
    wrongTypeOfTwo: () => askBoth(bid, { red: 'redBid', blue: 'won' }),
    // @ts-expect-error: a side has no slot
    missingSlotOfTwo: () => askBoth(bid, { red: 'redBid' }),
    // @ts-expect-error: there is no such side
    noSuchSide: () => ask('green', march, 'march'),
  }),
  procedure<Toy, Battle>('wrong calls', {
    right: () => call(duel, { attacker: 'red', dice: 1, tries: 0 }, 'won'),
    rightWithoutSlot: () => call(duel, { attacker: 'red', dice: 1, tries: 0 }),
    // @ts-expect-error: no slot has this name
    noSuchSlot: () => call(duel, { attacker: 'red', dice: 1, tries: 0 }, 'lost'),
    // @ts-expect-error: the slot holds a number, the result is a boolean
    wrongType: () => call(duel, { attacker: 'red', dice: 1, tries: 0 }, 'redBid'),
    // @ts-expect-error: the dice are missing
    missingArgument: () => call(duel, { attacker: 'red', tries: 0 }, 'won'),
    // @ts-expect-error: the dice are no number
    wrongArgument: () => call(duel, { attacker: 'red', dice: 'one', tries: 0 }, 'won'),
    // @ts-expect-error: nothing of this name is asked for
    extraArgument: () => call(duel, { attacker: 'red', dice: 1, tries: 0, luck: 1 }, 'won'),
    // @ts-expect-error: no slot has this name
    inOneBranch: (_g, c) => (c.won ? undefined : call(duel, { attacker: 'red', dice: 1, tries: 0 }, 'lost')),
    inOneReturn(_g, c) {
      if (c.won) return again('right');
      // @ts-expect-error: no slot has this name
      return call(duel, { attacker: 'red', dice: 1, tries: 0 }, 'lost');
    },
    // @ts-expect-error: a procedure without a result has nothing to put into a slot
    noResult: () => call(procedure<Toy, { side: string }>('silent', {}), { side: 'red' }, 'won'),
  }),
  procedure<Toy, Battle, boolean>('wrong results', {
    right: () => done(true),
    // @ts-expect-error: the procedure is done with a boolean
    wrongResult: () => done('won'),
    // @ts-expect-error: neither a signal nor nothing
    noSignal: () => 'next',
  }),
];
