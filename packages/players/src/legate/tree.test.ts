import { ask, D6, type Dice, done, Engine, type Json, listed, procedure, type Result, type Side } from '@acies/kernel';
import { SETUP, toyEngine } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../draws.ts';
import { type Explaining, type Question, questionFor, type Thinking, type Weighed } from '../player.ts';
import { legateOf } from './index.ts';

/** What follows a march: a die falls, and somebody decides about one of two units. */
interface Sequel {
  readonly side: Side;
  unit(die: number): number;
  options(die: number): readonly string[];
  winner(die: number, choice: string): Side;
  /** Red may also feint, which always wins; the guide does not think of it. */
  readonly mayFeint?: boolean;
}

interface Tossing {
  readonly dice: Dice;
}

interface Playing {
  die?: number;
  plan?: string;
  answer?: string;
}

const isEven = (die: number): boolean => die % 2 === 0;
const result = (winner: Side): Result => ({ winner, reason: '', clause: '' });

/** Red stays, and wins as often as not, or marches; what comes of a march only the sequel tells. */
function gameOf({ side, unit, options, winner, mayFeint }: Sequel): Engine {
  const words = { question: () => '', label: (_: unknown, __: unknown, choice: string) => choice };
  const plan = listed<Tossing, Playing, string>('plan', {
    ...words,
    options: (_, __, out) => {
      out.add('stay');
      out.add('march');
      if (mayFeint) out.add('feint');
    },
  });
  const answer = listed<Tossing, Playing, string>('answer', {
    ...words,
    about: (_, { die }) => [unit(die!)],
    options: (_, { die }, out) => {
      for (const choice of options(die!)) out.add(choice);
    },
  });
  const main = procedure<Tossing, Playing, Result>('main', {
    plan: () => ask<Tossing, Playing, string>('red', plan, 'plan'),
    die: (g, locals) => {
      locals.die = g.dice.one(D6, (face) => face, { clause: '', label: '' });
    },
    stay: (_, { plan, die }) => (plan === 'stay' ? done(result(isEven(die!) ? 'red' : 'blue')) : undefined),
    feint: (_, { plan }) => (plan === 'feint' ? done(result('red')) : undefined),
    answer: () => ask<Tossing, Playing, string>(side, answer, 'answer'),
    end: (_, { die, answer }) => {
      if (!options(die!).includes(answer!)) throw new Error(`${answer} is not allowed after a ${die}`);
      return done(result(winner(die!, answer!)));
    },
  });
  return new Engine({ ...toyEngine.rules, procedures: [], decisions: { plan, answer }, main });
}

/** He would stay, and takes the options of any sequel as they come. */
const guide: Explaining = {
  name: '',
  about: '',
  explain: ({ options }: Question) =>
    options!.filter((choice) => choice !== 'feint').map((choice, i) => ({ choice, worth: -i })),
  choose: ({ options }) => options![0]!,
};

/** Choices are followed into the tree early, so that a few playouts will do. */
function thinkingOf(sequel: Sequel, playouts: number, grownUp = 16): Thinking {
  const engine = gameOf(sequel);
  const { live } = engine.live(engine.start(SETUP, 1).game);
  const knowledge = { guide, value: () => 0, turnOf: () => 1, turns: 1, habits: {}, most: 5, grownUp };
  const legate = legateOf(knowledge, { playouts });
  const thinking = legate.think(questionFor(live, live.pendingOf('red')!, drawsFrom(6)));
  while (thinking.step());
  return thinking;
}

const thoughtsOf = (sequel: Sequel): readonly Weighed[] => thinkingOf(sequel, 300).weighed();

const choiceOf = (weighed: readonly Weighed[]): Json => weighed[0]!.choice;

describe('the tree of a search', () => {
  it('finds the answer of the enemy that the guide overlooks', () => {
    const sequel: Sequel = {
      side: 'blue',
      unit: () => 0,
      options: () => ['yield', 'stand'],
      winner: (_, answer) => (answer === 'stand' ? 'blue' : 'red'),
    };
    expect(choiceOf(thoughtsOf(sequel))).toBe('stay');
    // As long as the guide alone answers, a march seems to win.
    expect(choiceOf(thoughtsOf({ ...sequel, options: () => ['yield', 'flee'] }))).toBe('march');
    expect(thinkingOf(sequel, 300, 1000).choice()).toBe('march');
  });

  it('finds his own next choice that the guide overlooks', () => {
    const sequel: Sequel = {
      side: 'red',
      unit: () => 0,
      options: () => ['wait', 'strike'],
      winner: (die, answer) => (answer === 'strike' || (isEven(die) && die < 6) ? 'red' : 'blue'),
    };
    expect(choiceOf(thoughtsOf(sequel))).toBe('march');
  });

  it('keeps apart what is decided about one unit and about another', () => {
    const sequel: Sequel = {
      side: 'red',
      unit: (die) => die % 2,
      options: () => ['left', 'right'],
      winner: (die, answer) => (isEven(die) === (answer === 'right') ? 'red' : 'blue'),
    };
    const march = thoughtsOf(sequel).find(({ choice }) => choice === 'march')!;
    expect(march.worth).toBeGreaterThan(75);
  });

  it('goes on with what is allowed where the dice have made the best illegal', () => {
    const sequel: Sequel = {
      side: 'red',
      unit: () => 0,
      options: (die) => (isEven(die) ? ['wait', 'charge', 'strike'] : ['wait', 'strike']),
      winner: (die, answer) => (answer !== 'wait' || (isEven(die) && die < 6) ? 'red' : 'blue'),
    };
    const march = thoughtsOf(sequel).find(({ choice }) => choice === 'march')!;
    expect(march.worth).toBeGreaterThan(75);
  });
});

describe('a search that may go on for long', () => {
  const lost: Sequel = { side: 'red', unit: () => 0, options: () => ['wait', 'strike'], winner: () => 'blue' };

  it('is over as soon as every other choice has fallen behind', () => {
    const thinking = thinkingOf(lost, 10_000);
    expect(thinking.choice()).toBe('stay');
    expect(thinking.playouts).toBeLessThan(5000);
  });

  it('comes upon what the guide has not thought of, if it is long enough', () => {
    const better: Sequel = { ...lost, winner: (die) => (isEven(die) ? 'blue' : 'red'), mayFeint: true };
    const tried = (playouts: number): Json[] =>
      thinkingOf(better, playouts)
        .weighed()
        .map(({ choice }) => choice);
    expect(tried(90).sort()).toEqual(['march', 'stay']);
    expect(tried(300)[0]).toBe('feint');
  });

  it('goes on as long as one of them may yet be ahead', () => {
    const open: Sequel = { ...lost, winner: (die) => (isEven(die) ? 'blue' : 'red') };
    expect(thinkingOf(open, 2000).playouts).toBe(2000);
  });
});
