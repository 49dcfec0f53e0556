import { describe, expect, test } from 'vitest';
import type { Json } from '../plain/json.ts';
import { listed } from './decision.ts';
import { answerFlow, type Flow, openFlow, pendingOf, runFlow } from './machine.ts';
import { type AnyProcedure, again, ask, askBoth, call, done, procedure } from './procedure.ts';

/** What the steps did, in order: all the board that these flows need. */
type Notes = string[];

interface Slots {
  count?: number;
  answer?: string;
  other?: string;
  result?: number;
}

const word = listed<Notes, Slots, string>('word', {
  question: () => 'Which word?',
  label: (_g, _c, choice) => choice,
  options(_g, _c, out) {
    out.add('yes');
    out.add('no');
  },
});

function start(main: AnyProcedure<Notes>, ...others: AnyProcedure<Notes>[]) {
  const table = new Map([main, ...others].map((each) => [each.name, each]));
  const notes: Notes = [];
  const flow: Flow = openFlow(main, {});
  const run = (): void => runFlow(flow, table, notes);
  const answer = (side: 'red' | 'blue', choice: Json): void => {
    answerFlow(flow, pendingOf(flow, side)!, choice);
    run();
  };
  run();
  return { flow, notes, run, answer };
}

const top = (flow: Flow) => flow.stack[flow.stack.length - 1]!;

describe('steps', () => {
  test('run in order, and the flow is over after the last', () => {
    const { flow, notes } = start(
      procedure<Notes, Slots>('main', { b: (g) => void g.push('b'), a: (g) => void g.push('a') }),
    );
    expect(notes).toEqual(['b', 'a']);
    expect(flow).toEqual({ stack: [], pending: [], revealed: 0, result: null });
  });

  test('go back when told again', () => {
    const { notes } = start(
      procedure<Notes, Slots>('main', {
        begin: (_g, c) => void (c.count = 0),
        turn(g, c) {
          c.count = c.count! + 1;
          g.push(`turn ${c.count}`);
        },
        loop: (_g, c) => (c.count! < 3 ? again('turn') : undefined),
        end: (g) => void g.push('end'),
      }),
    );
    expect(notes).toEqual(['turn 1', 'turn 2', 'turn 3', 'end']);
  });

  test('after an early done are left out, and its value is the result', () => {
    const { flow, notes } = start(
      procedure<Notes, Slots, string>('main', { stop: () => done('enough'), never: (g) => void g.push('never') }),
    );
    expect(notes).toEqual([]);
    expect(flow).toMatchObject({ stack: [], result: 'enough' });
  });

  test('that do not exist are an error', () => {
    expect(() => start(procedure<Notes, Slots>('main', { here: () => again('there') }))).toThrow(
      'main has no step there',
    );
  });

  test('of a procedure that does not exist are an error', () => {
    const { flow, run } = start(procedure<Notes, Slots>('main', {}));
    flow.stack.push({ procedure: 'lost', step: 'here', locals: {} });
    expect(run).toThrow('no procedure is named lost');
  });

  test('may be none at all', () => {
    expect(start(procedure<Notes, Slots>('main', {})).flow.stack).toEqual([]);
  });
});

describe('a call', () => {
  const double = procedure<Notes, { number: number }, number>('double', {
    note: (g, c) => void g.push(`double ${c.number}`),
    result: (_g, c) => done(2 * c.number),
  });
  const silent = procedure<Notes, { number: number }>('silent', { note: (g) => void g.push('silent') });

  test('runs to its end and puts its result in the slot', () => {
    const { notes } = start(
      procedure<Notes, Slots>('main', {
        call: () => call(double, { number: 4 }, 'result'),
        note: (g, c) => void g.push(`result ${c.result}`),
      }),
      double,
    );
    expect(notes).toEqual(['double 4', 'result 8']);
  });

  test('without a slot leaves the frame as it was', () => {
    const { notes } = start(
      procedure<Notes, Slots>('main', {
        begin: (_g, c) => void (c.result = 1),
        call: () => call(double, { number: 4 }),
        callSilent: () => call(silent, { number: 4 }),
        note: (g, c) => void g.push(JSON.stringify(c)),
      }),
      double,
      silent,
    );
    expect(notes).toEqual(['double 4', 'silent', '{"result":1}']);
  });

  test('clears its slot, so that no earlier result is taken for its own', () => {
    const asking = procedure<Notes, Slots, number>('asking', { ask: () => ask('red', word, 'answer') });
    const { flow, answer, notes } = start(
      procedure<Notes, Slots>('main', {
        begin: (_g, c) => void (c.result = 1),
        call: () => call(asking, {}, 'result'),
        note: (g, c) => void g.push(`result ${c.result}`),
      }),
      asking,
    );
    expect(flow.stack).toHaveLength(2);
    expect(flow.stack[0]!.locals.result).toBeUndefined();
    answer('red', 'yes');
    expect(notes).toEqual(['result undefined']);
  });

  test('of an unknown procedure is an error', () => {
    expect(() => start(procedure<Notes, Slots>('main', { call: () => call(double, { number: 1 }) }))).toThrow(
      'no procedure is named double',
    );
  });
});

describe('a question', () => {
  const asking = procedure<Notes, Slots>('main', {
    ask: () => ask('red', word, 'answer'),
    note: (g, c) => void g.push(`answer ${c.answer}`),
    loop: (_g, c) => (c.answer === 'no' ? again('ask') : undefined),
  });

  test('stops the flow until it is answered in its slot', () => {
    const { flow, notes, answer, run } = start(asking);
    run();
    expect(flow.pending).toEqual([{ side: 'red', decision: 'word', slot: 'answer' }]);
    expect(pendingOf(flow, 'red')).toBe(flow.pending[0]);
    expect(pendingOf(flow, 'blue')).toBeUndefined();
    expect(notes).toEqual([]);
    answer('red', 'yes');
    expect(notes).toEqual(['answer yes']);
    expect(flow.stack).toEqual([]);
    expect(flow.revealed).toBe(0);
  });

  test('clears its slot when it is asked again', () => {
    const { flow, answer, notes } = start(asking);
    answer('red', 'no');
    expect(notes).toEqual(['answer no']);
    expect(top(flow).locals.answer).toBeUndefined();
    answer('red', 'yes');
    expect(notes).toEqual(['answer no', 'answer yes']);
  });

  test('as the last step still waits for its answer', () => {
    const { flow, answer } = start(procedure<Notes, Slots>('main', { ask: () => ask('blue', word, 'answer') }));
    expect(flow.stack).toHaveLength(1);
    answer('blue', 'yes');
    expect(flow.stack).toEqual([]);
  });
});

describe('a question to both sides', () => {
  const asking = procedure<Notes, Slots>('main', {
    begin(_g, c) {
      c.answer = 'old';
      c.other = 'old';
    },
    ask: () => askBoth(word, { red: 'answer', blue: 'other' }),
    note: (g, c) => void g.push(`${c.answer} ${c.other}`),
  });

  test.each([
    ['red', 'blue'],
    ['blue', 'red'],
  ] as const)('keeps the answer of %s from the frame until %s has answered', (first, second) => {
    const { flow, answer, notes } = start(asking);
    expect(top(flow).locals).toEqual({ answer: undefined, other: undefined });
    answer(first, `from ${first}`);
    expect(top(flow).locals).toEqual({ answer: undefined, other: undefined });
    expect(pendingOf(flow, first)).toBeUndefined();
    expect(flow.revealed).toBe(0);
    answer(second, `from ${second}`);
    expect(notes).toEqual(['from red from blue']);
    expect(flow).toMatchObject({ pending: [], revealed: 1 });
  });

  test('takes false and zero for answers', () => {
    const { flow, answer } = start(asking);
    answer('red', false);
    expect(pendingOf(flow, 'red')).toBeUndefined();
    answer('blue', 0);
    expect(flow.stack).toEqual([]);
  });
});
