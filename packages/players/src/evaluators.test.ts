import { red, SETUP, type TOY, toyEngine } from '@acies/kernel/testing';
import { expect, it } from 'vitest';
import { drawsFrom } from './draws.ts';
import { considered, type Evaluators, type Whole } from './evaluators.ts';
import { questionFor } from './player.ts';

type Toy = typeof TOY;

const WHOLE: Whole<Toy, 'march'> = { march: (question) => [{ choice: question.sample(), worth: 0 }] };
const EVALUATORS: Evaluators<Toy, 'march'> = {
  bid: (_, dice) => -dice,
  stance: ({ locals }, choice) => (choice === 'withdraw' ? locals.dice : 0),
  press: (_, presses) => (presses ? 1 : 0),
};
const LOOKS_AT = { march: 'nothing', bid: 'fewest dice', stance: 'the dice', press: 'courage' };
const player = considered<Toy, 'march'>({
  ...{ name: 'toy', about: '', evaluators: EVALUATORS, whole: WHOLE, looksAt: LOOKS_AT },
});

it('weighs the options of each decision by its own evaluator, the best first', () => {
  const game = toyEngine.apply(toyEngine.start(SETUP, 1).game, red({ steps: [1, 2] })).game;
  const { live } = toyEngine.live(game);
  const question = questionFor(live, live.pendingOf('blue')!, drawsFrom(1));
  expect(player.choose(question)).toBe(0);
  expect(player.explain(question)[0]).toEqual({ choice: 0, worth: -0, words: 'fewest dice' });
});

/** Never run: each line marked must fail to compile, or the build does. */
export const wrongEvaluators = (): Evaluators<Toy, 'march'>[] => [
  // @ts-expect-error: a decision has no evaluator
  { bid: EVALUATORS.bid, stance: EVALUATORS.stance },
  // @ts-expect-error: there is no such decision
  { ...EVALUATORS, retreat: () => 0 },
  // @ts-expect-error: a bid is a number
  { ...EVALUATORS, bid: (_, dice: string) => dice.length },
  // @ts-expect-error: the frame of a duel has no morale
  { ...EVALUATORS, stance: ({ locals }) => locals.morale },
];

/** Never run either. */
export const wrongWhole = (): Whole<Toy, 'march'> => ({
  // @ts-expect-error: what is looked at is a list
  march: (question) => question.sample(),
});

/** Never run either. */
export const wronglyConsidered = () =>
  considered<Toy, 'march'>({
    ...{ name: '', about: '', evaluators: EVALUATORS, whole: WHOLE },
    // @ts-expect-error: nothing is said of the bid
    looksAt: { stance: '', press: '' },
  });
