import { BadInput, type Json, type OpenQuestion } from '@acies/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf, phrasesBeside } from './options.ts';

/** Whoever is asked goes some way; lengths are told to the mile. */
const march = (over: Partial<OpenQuestion> = {}): OpenQuestion =>
  ({
    options: undefined,
    label: (choice: Json) => `go ${Math.round(choice as number)} miles`,
    suggestions: () => [7.1, 6.9, 3],
    parse: (text: string): Json => {
      if (!/^\d+$/.test(text)) throw new BadInput(`"${text}" is no length`);
      return Number(text);
    },
    phrases: () => ['3', '5', 'home'].map((text) => ({ text, label: `Go ${text}` })),
    ...over,
  }) as unknown as OpenQuestion;

describe('what is offered of an open decision', () => {
  test('are suggestions, those that read alike once', () => {
    expect(choicesOf(march())).toEqual([7.1, 3]);
    expect(choicesOf(march({ options: [7.1, 6.9] }))).toEqual([7.1, 6.9]);
  });

  test('are words beside them, without those that say the same', () => {
    const texts = phrasesBeside(march(), undefined, choicesOf(march())).map(({ text }) => text);
    expect(texts).toEqual(['5', 'home']);
  });

  test('other faults are not hidden', () => {
    const broken = march({
      parse: () => {
        throw new TypeError('broken');
      },
    });
    expect(() => phrasesBeside(broken, undefined, [3])).toThrow('broken');
  });
});
