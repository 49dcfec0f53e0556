import { PassThrough } from 'node:stream';
import type { Budget, Untried, Weighed } from '@acies/players';
import { describe, expect, test } from 'vitest';
import { openBook } from '../../catalogue.ts';
import { openTerminal } from '../../terminal/terminal.ts';
import { askedWith } from '../../testing/question.ts';
import { orderOf, weighedLines } from './weighed-lines.ts';

const stream = new PassThrough();
const terminal = openTerminal({ stdin: stream, stdout: stream, stderr: stream, env: {}, cwd: '/' });
const book = await openBook('hex');

const opinionWith = (weighed: readonly Weighed[], playouts?: number, isBrokenOff = false) => ({
  player: book.players.legate!,
  question: askedWith({
    options: ['stay', 'go', 'shoot'],
    preview: (choice) => (choice === 'shoot' ? '1 in 6' : undefined),
  }),
  choice: weighed[0]!.choice,
  weighed: () => weighed,
  playouts,
  isBrokenOff,
});

const shown = (weighed: readonly Weighed[], playouts?: number, budget?: Budget): string[] =>
  weighedLines({ terminal, budget }, opinionWith(weighed, playouts));
const shownHurried = (weighed: readonly Weighed[], playouts: number): string =>
  weighedLines({ terminal, budget: undefined }, opinionWith(weighed, playouts, true))
    .join(' ')
    .replace(/\s+/g, ' ');
const tried = (choice: string, worth: number, trials: number): Weighed => ({
  choice,
  worth,
  words: `battles won of a hundred, from ${trials} ${trials === 1 ? 'trial' : 'trials'}`,
  trials,
});
const untried = (why: Untried): Weighed => ({ choice: 'go', worth: 1, words: 'the ground', untried: why });
const FIRST_STAYS = 'The first stays first although another has a higher number';

describe('what was looked at', () => {
  test('has beside it what is its own, and what is said of all is said once', () => {
    expect(shown([tried('go', 60.4, 9), tried('shoot', 49.7, 4), tried('stay', 70, 3)], 16)).toEqual([
      '      60  go  from 9 trials',
      '      50  shoot  (1 in 6)  from 4 trials',
      '       ?  stay  from 3 trials',
      '  He looks at: battles won of a hundred.',
    ]);
  });

  test('says why the first stays first where its number is not the highest', () => {
    const weighed = [tried('go', 40, 4), tried('shoot', 50, 5)];
    expect(shown(weighed, 9).join(' ')).toContain(FIRST_STAYS);
    expect(orderOf(opinionWith(weighed))).toBe('his choice first');
    // What differs by less than is shown is not said to be higher.
    expect(shown([tried('go', 40.1, 4), tried('shoot', 40.3, 5)], 9).join(' ')).not.toContain(FIRST_STAYS);
    // Of one who does not try things out the search has nothing to say.
    expect(shown(weighed).join(' ')).not.toContain(FIRST_STAYS);
    expect(shown(weighed.toReversed(), 9).join(' ')).not.toContain(FIRST_STAYS);
    expect(orderOf(opinionWith(weighed.toReversed()))).toBe('the best first');
  });

  test.each([
    [undefined, '"--budget 4s"'],
    [{ ms: 4000 }, '"--budget 16s"'],
    [{ playouts: 9 }, '"--budget 36"'],
  ])('says of fewer than 8 trials of the first that they are too few, with a budget of %o too', (budget, longer) => {
    const few = shown([tried('go', 60, 7), tried('stay', 40, 9)], 16, budget)
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(few).toContain(`Too few trials to tell: ${longer} as you start or load a game gives him longer.`);
    const enough = shown([tried('go', 60, 8), tried('stay', 40, 1)], 9, budget).join(' ');
    expect(enough).not.toContain('Too few');
  });

  test('says of one who was hurried how far he had come', () => {
    const few = shownHurried([tried('go', 60, 7), tried('stay', 40, 1)], 8);
    expect(few).toContain('Too few trials to tell: he was hurried.');
    expect(few).not.toContain('--budget');
    const enough = shownHurried([tried('go', 60, 8), tried('stay', 40, 1)], 9);
    expect(enough).toContain('He was hurried: this is as far as he had come.');
    const none = shownHurried([untried('no time')], 0);
    expect(none).toContain(
      'He was hurried. He had no time to try anything out: this is what he thinks at first sight.',
    );
  });

  test.each([
    ['trusted', 'He tries nothing out here: what comes of it tells only long after, so he trusts his first look.'],
    ['alone', 'He has tried nothing out: he sees nothing else to choose.'],
    ['no time', 'first sight. "--budget 4s" as you start or load a game gives him longer.'],
  ] as const)('says why nothing was tried: %s', (why, words) => {
    const lines = shown([untried(why)], 0);
    expect(lines.slice(0, 2)).toEqual(['    1.00  go', '  He looks at: the ground.']);
    expect(lines.slice(2).join(' ').replace(/\s+/g, ' ')).toMatch(new RegExp(`${words}$`));
  });

  test('says beside a choice that was made for a reason of its own what that was', () => {
    const [judged, ...others] = ['go', 'shoot', 'stay'].map((choice, i) => ({
      choice,
      worth: 3 - i,
      words: 'the ground',
    }));
    expect(shown([{ choice: 'stay', worth: 1, words: 'hesitates' }, judged!, others[0]!])).toEqual([
      '    1.00  stay  hesitates',
      '    3.00  go',
      '    2.00  shoot  (1 in 6)',
      '  He looks at: the ground.',
    ]);
  });
});
