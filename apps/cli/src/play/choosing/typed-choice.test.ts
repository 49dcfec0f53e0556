import { BadInput, type Json, type OpenQuestion } from '@acies/kernel';
import { optionsOf } from '@acies/play';
import { describe, expect, test } from 'vitest';
import { askedWith } from '../../testing/question.ts';
import { exampleOf, takesWords, typedChoice } from './typed-choice.ts';

/** Whoever is asked goes some way, and no farther than 9. */
const march = (over: Partial<OpenQuestion> = {}): OpenQuestion =>
  askedWith({
    label: (choice) => `go ${choice}`,
    preview: (choice) => (choice === 9 ? 'arrives 50%' : undefined),
    refuse: (choice) => ((choice as number) > 9 ? 'too far (XX-1)' : undefined),
    sample: (draw) => draw(3),
    suggestions: () => [7, 3],
    parse: (text): Json => {
      const way = /^go (\d+)$/.exec(text);
      if (!way) throw new BadInput(`"${text}" is no way; write for example "go 4"`);
      return Number(way[1]);
    },
    ...over,
  });

describe('a choice in words', () => {
  test('is taken, with its label and odds', () => {
    expect(typedChoice(march(), 'go 9')).toEqual({
      take: { number: 0, choice: 9, label: 'go 9', typed: 'go 9', odds: 'arrives 50%', kind: '' },
    });
  });

  test('is not understood, or refused', () => {
    expect(typedChoice(march(), 'fly')).toEqual({ fault: '"fly" is no way; write for example "go 4"', refused: false });
    expect(typedChoice(march(), 'go 10')).toEqual({ fault: 'Not allowed: too far (XX-1)', refused: true });
  });

  test('is none where the decision takes no words', () => {
    const silent = march({ parse: () => undefined });
    expect(typedChoice(silent, 'go 9')).toBeUndefined();
    expect([takesWords(march()), takesWords(silent), takesWords(march({ options: [1] }))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('other faults are not hidden', () => {
    const broken = march({
      parse: () => {
        throw new TypeError('broken');
      },
    });
    expect(() => typedChoice(broken, 'go 1')).toThrow('broken');
  });
});

test('suggestions are listed as given, and one that can be typed is the example', () => {
  const options = optionsOf(march());
  expect(options.map(({ choice }) => choice)).toEqual([7, 3]);
  expect(exampleOf(march(), options)).toBe('go 7');
  expect(exampleOf(march({ label: (choice) => `${choice} miles` }), options)).toBe('go 7');
  expect(exampleOf(march(), [])).toBe('go 4');
});

test('the example of the rules goes before, where it shows how steps are joined', () => {
  const joining = march({
    parse: () => {
      throw new BadInput('that is no way; write for example "go 4, turn left"');
    },
  });
  expect(exampleOf(joining, optionsOf(march()))).toBe('go 4, turn left');
});
