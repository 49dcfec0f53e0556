import { type Advised, UNTRIED } from '@acies/play';
import type { LookedAt } from '@acies/session/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LookedAtList } from './looked-at.tsx';
import { tw } from './strings.ts';

const option = (label: string, worth: number, more: Partial<Advised> = {}): Advised => ({
  ...{ choice: label, label, worth, odds: undefined, words: 'the ground' },
  ...more,
});
const tried = (label: string, worth: number, trials: number): Advised => option(label, worth, { trials });

const wordsOf = (options: readonly Advised[], more: Partial<LookedAt> = {}, onPick?: () => void): string[] =>
  renderToStaticMarkup(
    <LookedAtList
      lookedAt={{ player: 'legate', options, ...more }}
      headed={tw.lookedAt}
      heading="h2"
      {...(onPick && { onPick })}
    />,
  )
    .split(/<[^>]*>/)
    .filter(Boolean);

describe('what was looked at', () => {
  test('stands with its worth, its odds and what is said of it alone; what is said of all stands below', () => {
    const options = [
      option('go', 1.234),
      option('shoot', 1, { odds: '1 in 6' }),
      option('flee', Number.NEGATIVE_INFINITY),
    ];
    expect(wordsOf(options, { left: 4 })).toEqual([
      tw.lookedAt('legate', tw.bestFirst),
      ...['go', 'worth 1.23', 'shoot', 'worth 1 · 1 in 6', 'flee', tw.worthNever],
      ...['4 more', tw.meansOf('the ground')],
    ]);
  });

  test('of a mistake has the choice first, with what made him do it', () => {
    const words = wordsOf([option('stay', 0, { words: 'hesitates' }), option('go', 1), option('shoot', 0.5)]);
    expect(words.slice(0, 3)).toEqual([tw.lookedAt('legate', tw.ownFirst), 'stay', 'worth 0 · hesitates']);
  });

  test('of trials is how many battles are won, without words on a scale of his own', () => {
    const words = wordsOf([tried('go', 60.4, 9), tried('stay', 40, 4), tried('flee', 70, 3)], { triesOut: true });
    expect(words.slice(1)).toEqual([
      ...['go', '60 of a hundred battles won, he reckons from 9 trials'],
      ...['stay', '40 of a hundred battles won, he reckons from 4 trials'],
      ...['flee', tw.hardlyTried],
    ]);
  });

  test('says why the first stays first, and that few trials tell little', () => {
    const words = wordsOf([tried('go', 40, 7), tried('stay', 60, 9)], { triesOut: true });
    expect(words[0]).toBe(tw.lookedAt('legate', tw.ownFirst));
    expect(words.slice(-2)).toEqual([tw.firstStays, tw.fewTrials]);
  });

  test.each(['trusted', 'alone', 'no time'] as const)('says why nothing was tried: %s', (untried) => {
    const words = wordsOf([option('go', 1, { untried })], { triesOut: true });
    expect(words.slice(-2)).toEqual([tw.meansOf('the ground'), UNTRIED[untried]]);
  });

  test('can be pressed only where it can still be chosen', () => {
    const isPressed = (onPick?: () => void): boolean =>
      renderToStaticMarkup(
        <LookedAtList
          lookedAt={{ player: 'legate', options: [option('go', 1)] }}
          headed={tw.looksAt}
          heading="h3"
          {...(onPick && { onPick })}
        />,
      ).includes('<button');
    expect([isPressed(() => undefined), isPressed()]).toEqual([true, false]);
  });

  test('may be nothing', () => expect(wordsOf([])).toEqual([tw.nothing]));
});
